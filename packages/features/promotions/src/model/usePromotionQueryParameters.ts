import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import type { PromotionQueryParameters } from '../queries/activities.ts'

/** Returns the API client, the session (null for a guest) and the language that every promotions query needs. */
export function usePromotionQueryParameters(): PromotionQueryParameters {
  const { language } = useLanguage()
  return { api: useApi(), session: useSession(), language }
}
