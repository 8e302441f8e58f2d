import { balanceQuery } from '@lobby/platform/account'
import { invalidate } from '@lobby/platform/query'
import { useQueryClient } from '@tanstack/react-query'
import { downlineKeys } from '../queries/scope.ts'
import { useAgentScope } from './useAgentScope.ts'

/** Returns a function that refetches the agent's balance and all limits that depend on the balance. */
export function useRefetchMoney(): () => void {
  const { api, session } = useAgentScope()
  const queries = useQueryClient()
  return () => invalidate(queries, balanceQuery(api, session).queryKey, downlineKeys)
}
