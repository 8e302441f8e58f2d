import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSite } from '../siteContext.ts'
import { isBusy } from './isBusy.ts'

/** Returns a function that tells whether something must not be interrupted: what `isBusy` finds in the page, or a call that changes something. */
export function useIsBusy(): () => boolean {
  const { api, trialApi } = useSite()
  const queries = useQueryClient()
  return useCallback(() => api.isChanging() || trialApi.isChanging() || queries.isMutating() > 0 || isBusy(document), [api, trialApi, queries])
}
