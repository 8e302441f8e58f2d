import { useText } from '@lobby/i18n'
import type { SecurityInfo } from '@lobby/platform/account'
import { Link, routes, securityRoutes } from '@lobby/platform/navigation'
import { ListRow, ListSection, StatusTag } from '@lobby/ui'
import { FileCheck, KeyRound, Landmark, LockKeyhole, Mail, MonitorSmartphone, Smartphone } from '@lobby/ui/icons'
import type { ReactNode } from 'react'
import { getDocumentCheckState } from '../model/getDocumentCheckState.ts'

export interface ProtectionListProps {
  readonly info: SecurityInfo
  /** Called to set or change the payment password. */
  readonly onPaymentPassword: () => void
}

/**
 * Lists the protections of the account (mobile number, email, payment password, documents) by topic, each with its
 * status and a link to change it.
 */
export function ProtectionList({ info, onPaymentPassword }: ProtectionListProps) {
  const t = useText()
  const { mobile, email, hasPaymentPassword, paymentLockedSeconds, payoutAccounts, sessions } = info
  const documents = getDocumentCheckState(info.documents)
  const missing = <StatusTag tone="warn" text={t('security.missing')} />
  const locked = paymentLockedSeconds > 0 && t('security.locked', { count: Math.ceil(paymentLockedSeconds / 60) })
  return (
    <>
      <ListSection inset title={t('security.group.access')}>
        <GuardRow icon={<KeyRound />} label={t('security.password')} to={routes.changePassword()} />
        <GuardRow
          icon={<Smartphone />}
          label={t('security.mobile')}
          to={securityRoutes.phone()}
          {...(mobile === null ? { badge: missing } : { value: mobile })}
        />
        <GuardRow
          icon={<Mail />}
          label={t('security.email')}
          to={securityRoutes.email()}
          {...(email === null ? { badge: missing } : { value: email })}
        />
        <GuardRow
          icon={<MonitorSmartphone />}
          label={t('security.sessions')}
          to={securityRoutes.sessions()}
          value={t('security.sessions.count', { count: sessions })}
        />
      </ListSection>
      <ListSection inset title={t('security.group.money')}>
        <ListRow
          icon={<LockKeyhole />}
          label={t('security.paymentPassword')}
          {...(locked && { hint: locked })}
          {...(hasPaymentPassword ? { value: t('security.isSet') } : { badge: missing })}
          onPress={onPaymentPassword}
        />
        <GuardRow
          icon={<Landmark />}
          label={t('security.accounts')}
          to={securityRoutes.accounts()}
          value={String(payoutAccounts)}
        />
      </ListSection>
      <ListSection inset title={t('security.group.identity')}>
        <GuardRow
          icon={<FileCheck />}
          label={t('security.documents')}
          to={securityRoutes.documents()}
          badge={<StatusTag tone={documents.tone} text={t(`security.documents.${documents.id}`)} />}
        />
      </ListSection>
    </>
  )
}

interface GuardRowProps {
  readonly icon: ReactNode
  readonly label: string
  readonly to: string
  readonly value?: string
  readonly badge?: ReactNode
}

const GuardRow = ({ to, ...row }: GuardRowProps) => (
  <ListRow
    {...row}
    renderLink={(className, content) => (
      <Link className={className} to={to}>
        {content}
      </Link>
    )}
  />
)
