import { balanceQuery } from '@lobby/platform/account'
import { invalidate } from '@lobby/platform/query'
import { useQueryClient } from '@tanstack/react-query'
import { DOWNLINE_QUERY_KEY_PREFIX } from '../queries/agentQueryParameters.ts'
import { useAgentQueryParameters } from './useAgentQueryParameters.ts'

/** Returns a function that refetches the agent's balance and all limits that depend on the balance. */
export function useRefetchAgentBalance(): () => void {
  const { api, session } = useAgentQueryParameters()
  const queries = useQueryClient()
  return () => invalidate(queries, balanceQuery(api, session).queryKey, DOWNLINE_QUERY_KEY_PREFIX)
}
