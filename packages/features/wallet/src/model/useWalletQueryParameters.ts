import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import type { WalletQueryParameters } from '../queries/deposits.ts'

/**
 * Returns the API client, the session and the language that every wallet query needs. Works only inside
 * `<MembersOnly>`.
 */
export function useWalletQueryParameters(): WalletQueryParameters {
  const { language } = useLanguage()
  return { api: useApi(), session: useMemberSession(), language }
}
