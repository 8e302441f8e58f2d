import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import type { WalletQueryScope } from '../queries/deposits.ts'

/**
 * Returns the API client, the session and the language that every wallet query needs. Works only inside
 * `<MembersOnly>`.
 */
export function useWalletQueryScope(): WalletQueryScope {
  const { language } = useLanguage()
  return { api: useApi(), session: useMember(), language }
}
