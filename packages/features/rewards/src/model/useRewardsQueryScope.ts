import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import type { RewardsQueryScope } from '../queries/scope.ts'

/**
 * Returns the API client, the session and the language that every rewards query needs. Works only inside
 * `<MembersOnly>`.
 */
export function useRewardsQueryScope(): RewardsQueryScope {
  const { language } = useLanguage()
  return { api: useApi(), session: useMember(), language }
}
