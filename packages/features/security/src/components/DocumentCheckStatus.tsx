import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, routes, securityRoutes } from '@lobby/platform/navigation'
import { Button, getButtonClass, Card, FactList, Outcome, ButtonStack } from '@lobby/ui'
import { FileCheck, FileClock, FileX } from '@lobby/ui/icons'
import { documentTypes } from '../model/validateDocumentDetails.ts'
import { getDocumentCheckState } from '../model/getDocumentCheckState.ts'
import type { DocumentCheck } from '../queries/documents.ts'
import styles from './DocumentCheckStatus.module.css'

export interface DocumentCheckStatusProps {
  readonly check: DocumentCheck
  /** Called when the member wants to send other documents after a rejection. */
  readonly onResend: () => void
}

const reasons = ['unreadable', 'expired', 'mismatch', 'repeated'] as const
const icons = { NONE: <FileX />, REVIEW: <FileClock />, APPROVED: <FileCheck />, REJECTED: <FileX /> } as const

/**
 * Shows the status of a document check and explains what happens next. After a rejection, explains the reason and which
 * documents to send.
 */
export function DocumentCheckStatus({ check, onResend }: DocumentCheckStatusProps) {
  const t = useText()
  const { date } = useLanguageFormat()
  const { timeZone } = useMerchant()
  const { id } = getDocumentCheckState(check.status)
  const reason = reasons.find((each) => each === check.reason)
  const type = documentTypes.find((each) => each === check.documentType)
  const facts = [
    [t('security.step.document'), type && t(`security.type.${type}`)],
    [t('security.fullName'), check.fullName],
    [t('security.documentNumber'), check.documentNumber],
    [
      t('security.sentAt'),
      check.sentAt &&
        date(check.sentAt, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone }),
    ],
  ] as const
  return (
    <>
      <Card tone={id === 'REJECTED' ? 'card' : 'hero'}>
        <Outcome
          mark={
            <span className={styles.mark} data-state={id} aria-hidden="true">
              {icons[id]}
            </span>
          }
          title={t(`security.status.${id}`)}
          texts={[reason ? t(`security.reason.${reason}`) : t(`security.status.${id}.text`)]}
        />
        <FactList items={facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))} />
      </Card>
      <ButtonStack>
        {id === 'REJECTED' && (
          <Button tone="brand" size="l" wide onClick={onResend}>
            {t('security.documents.again')}
          </Button>
        )}
        {id === 'APPROVED' && (
          <Link className={getButtonClass({ tone: 'brand', size: 'l', wide: true })} to={routes.withdraw()}>
            {t('security.documents.withdraw')}
          </Link>
        )}
        {id === 'REJECTED' ? (
          <Link className={getButtonClass({ wide: true })} to={routes.service()}>
            {t('core.service')}
          </Link>
        ) : (
          <Link
            className={getButtonClass({ tone: id === 'REVIEW' ? 'brand' : 'plain', wide: true })}
            to={securityRoutes.centre()}>
            {t('security.back')}
          </Link>
        )}
      </ButtonStack>
    </>
  )
}
