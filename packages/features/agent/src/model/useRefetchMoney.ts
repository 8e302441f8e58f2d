import { balanceQuery } from '@lobby/platform/account'
import { invalidate } from '@lobby/platform/query'
import { useQueryClient } from '@tanstack/react-query'
import { DOWNLINE_QUERY_KEY } from '../queries/scope.ts'
import { useAgentQueryContext } from './useAgentQueryContext.ts'

/** Returns a function that refetches the agent's balance and all limits that depend on the balance. */
export function useRefetchMoney(): () => void {
  const { api, session } = useAgentQueryContext()
  const queries = useQueryClient()
  return () => invalidate(queries, balanceQuery(api, session).queryKey, DOWNLINE_QUERY_KEY)
}
