import { useLanguage, useText } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useQuery } from '@tanstack/react-query'
import { userAgreementQuery } from '../queries/agreement.ts'

/**
 * Returns the title of the user agreement that the platform sends, or a generic title until the agreement has loaded.
 */
export function useUserAgreementTitle(): string {
  const t = useText()
  const { language } = useLanguage()
  return useQuery(userAgreementQuery(useApi(), language)).data?.title.trim() || t('account.agreement.title')
}
