import { useLanguage, useText } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useQuery } from '@tanstack/react-query'
import { agreementQuery } from '../queries/agreement.ts'

/** Returns the title that editors gave to the user agreement, or a generic title until it has loaded. */
export function useAgreementTitle(): string {
  const t = useText()
  const { language } = useLanguage()
  return useQuery(agreementQuery(useApi(), language)).data?.title.trim() || t('account.agreement.title')
}
