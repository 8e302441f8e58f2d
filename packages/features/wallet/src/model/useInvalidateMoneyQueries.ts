import { balanceQuery } from '@lobby/platform/account'
import { invalidate } from '@lobby/platform/query'
import { useQueryClient } from '@tanstack/react-query'
import { depositsQueryKeyPrefix } from '../queries/deposits.ts'
import { uplineTransferQueryKeyPrefix } from '../queries/upline.ts'
import { withdrawalsQueryKeyPrefix } from '../queries/withdrawals.ts'
import { useWalletQueryParameters } from './useWalletQueryParameters.ts'

/**
 * Returns a function that refetches all data that a money order changes: the balance, deposits, withdrawals, transfers
 * and their rules.
 */
export function useInvalidateMoneyQueries(): () => void {
  const { api, session } = useWalletQueryParameters()
  const queries = useQueryClient()
  return () =>
    invalidate(
      queries,
      balanceQuery(api, session).queryKey,
      depositsQueryKeyPrefix,
      withdrawalsQueryKeyPrefix,
      uplineTransferQueryKeyPrefix,
    )
}
