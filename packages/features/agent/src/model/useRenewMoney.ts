import { balanceQuery } from '@lobby/platform/account'
import { askAnew } from '@lobby/platform/query'
import { useQueryClient } from '@tanstack/react-query'
import { downlineKeys } from '../queries/scope.ts'
import { useScope } from './useScope.ts'

/** Asks anew for whatever money of the agent has changed: the balance, and all that is held against it. */
export function useRenewMoney(): () => void {
  const { api, session } = useScope()
  const queries = useQueryClient()
  return () => askAnew(queries, balanceQuery(api, session).queryKey, downlineKeys)
}
