import { useLanguage } from '@lobby/i18n'
import { balanceQuery } from '@lobby/platform/account'
import { invalidate, setMutationResult, useApi } from '@lobby/platform/query'
import { useSessionStore } from '@lobby/platform/session'
import { useQueryClient } from '@tanstack/react-query'
import { promotionListQuery, promotionDetailQuery, type ReceivedPromotionDetail } from '../queries/activities.ts'

/**
 * Returns a function that writes a promotion from a response to the cache. Also refetches the balance, because joining
 * or claiming may have changed the balance.
 */
export function useWritePromotionToCache(): (detail: ReceivedPromotionDetail) => void {
  const queries = useQueryClient()
  const store = useSessionStore()
  const api = useApi()
  const { language } = useLanguage()
  return (detail) => {
    // Read the session only now, because the player may have signed in since the call of this hook.
    const scope = { api, session: store.get(), language }
    const { activity } = detail
    setMutationResult(queries, promotionDetailQuery(scope, activity.activityId).queryKey, detail)
    setMutationResult(queries, promotionListQuery(scope).queryKey, (list) =>
      list.map((each) => (each.activityId === activity.activityId ? activity : each)),
    )
    invalidate(queries, balanceQuery(api, scope.session).queryKey)
  }
}
