import { balanceQuery } from '@lobby/platform/account'
import { invalidate } from '@lobby/platform/query'
import { useQueryClient } from '@tanstack/react-query'
import { depositKeys } from '../queries/deposits.ts'
import { uplineKeys } from '../queries/upline.ts'
import { withdrawalKeys } from '../queries/withdrawals.ts'
import { useWalletScope } from './useWalletScope.ts'

/**
 * Returns a function that refetches all data that a money order changes: the balance, deposits, withdrawals, transfers
 * and their rules.
 */
export function useInvalidateMoney(): () => void {
  const { api, session } = useWalletScope()
  const queries = useQueryClient()
  return () => invalidate(queries, balanceQuery(api, session).queryKey, depositKeys, withdrawalKeys, uplineKeys)
}
