import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSite } from '../siteContext.ts'
import { isBusy } from './isBusy.ts'

/** Returns a function that checks whether the page must not be reloaded or covered, because `isBusy` finds something in it or a mutation is in flight. */
export function useIsBusy(): () => boolean {
  const { api, trialApi } = useSite()
  const queries = useQueryClient()
  return useCallback(
    () => api.isChanging() || trialApi.isChanging() || queries.isMutating() > 0 || isBusy(document),
    [api, trialApi, queries],
  )
}
