import { balanceQuery } from '@lobby/platform/account'
import { invalidate } from '@lobby/platform/query'
import { useQueryClient } from '@tanstack/react-query'
import { depositKeyPrefix } from '../queries/deposits.ts'
import { uplineKeyPrefix } from '../queries/upline.ts'
import { withdrawalKeyPrefix } from '../queries/withdrawals.ts'
import { useWalletQueryScope } from './useWalletQueryScope.ts'

/**
 * Returns a function that refetches all data that a money order changes: the balance, deposits, withdrawals, transfers
 * and their rules.
 */
export function useInvalidateMoney(): () => void {
  const { api, session } = useWalletQueryScope()
  const queries = useQueryClient()
  return () =>
    invalidate(queries, balanceQuery(api, session).queryKey, depositKeyPrefix, withdrawalKeyPrefix, uplineKeyPrefix)
}
