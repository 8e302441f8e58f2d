import { useLanguage, useText } from '@lobby/i18n'
import { useRichTextLinks } from '@lobby/platform/navigation'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { ErrorState, Skeleton } from '@lobby/ui'
import { RichText } from '@lobby/ui/rich-text'
import { useQuery } from '@tanstack/react-query'
import { userAgreementQuery } from '../queries/agreement.ts'
import styles from './UserAgreement.module.css'

/** Renders the merchant's user agreement with its version. The platform sends the text of the agreement. */
export function UserAgreement() {
  const t = useText()
  const links = useRichTextLinks()
  const { language } = useLanguage()
  const agreement = useQuery(userAgreementQuery(useApi(), language))
  const failure = useQueryFailureProps()
  const { data, error } = agreement
  if (data) {
    return (
      <div className={styles.agreement}>
        <RichText {...links} content={data.content} />
        <p className={styles.version}>{t('account.agreement.version', { version: data.version })}</p>
      </div>
    )
  }
  if (error) {
    return <ErrorState title={t('account.agreement.failed')} {...failure(agreement)} />
  }
  return (
    <div role="status" aria-label={t('core.loading')}>
      <Skeleton shape="line" lines={8} />
    </div>
  )
}
