import { balanceQuery } from '@lobby/platform/account'
import { useQueryClient } from '@tanstack/react-query'
import { depositKeys } from '../queries/deposits.ts'
import { withdrawalKeys } from '../queries/withdrawals.ts'
import { useScope } from './useScope.ts'

/** Asks anew for whatever an order or its end has changed: the balance, deposits, withdrawals and their rules. */
export function useRenewMoney(): () => void {
  const { api, session } = useScope()
  const queries = useQueryClient()
  return () => {
    for (const queryKey of [balanceQuery(api, session).queryKey, depositKeys, withdrawalKeys]) void queries.invalidateQueries({ queryKey })
  }
}
