import { balanceQuery } from '@lobby/platform/account'
import { useQueryClient } from '@tanstack/react-query'
import { downlineKeys } from '../queries/scope.ts'
import { useScope } from './useScope.ts'

/** Asks anew for whatever money of the agent has changed: the balance, and all that is held against it. */
export function useRenewMoney(): () => void {
  const { api, session } = useScope()
  const queries = useQueryClient()
  return () => {
    for (const queryKey of [balanceQuery(api, session).queryKey, downlineKeys]) void queries.invalidateQueries({ queryKey })
  }
}
