import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import type { RewardsQueryParameters } from '../queries/rewardsQueryParameters.ts'

/**
 * Returns the API client, the session and the language that every rewards query needs. Works only inside
 * `<MembersOnly>`.
 */
export function useRewardsQueryParameters(): RewardsQueryParameters {
  const { language } = useLanguage()
  return { api: useApi(), session: useMemberSession(), language }
}
