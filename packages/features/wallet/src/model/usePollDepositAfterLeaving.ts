import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { useNotify } from '@lobby/platform/ports'
import { useSessionStore } from '@lobby/platform/session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { depositQuery, type Deposit } from '../queries/deposits.ts'
import { useInvalidateMoneyQueries } from './useInvalidateMoneyQueries.ts'
import { useWalletQueryParameters } from './useWalletQueryParameters.ts'
import { stopPollingDeposit, pollDepositInBackground } from './pollDepositInBackground.ts'

/**
 * Polls a pending deposit after the player has left the page of the deposit. When the money arrives, refetches the
 * balance and shows a notice.
 */
export function usePollDepositAfterLeaving({ depositId, status }: Deposit): void {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const { toast } = useNotify()
  const scope = useWalletQueryParameters()
  const sessions = useSessionStore()
  const queries = useQueryClient()
  const refetchMoney = useInvalidateMoneyQueries()
  const query = depositQuery({ ...scope, depositId })

  const onMount = useEffectEvent(() => stopPollingDeposit(queries, query.queryKey))
  const onUnmount = useEffectEvent(() => {
    // If the page of the deposit has closed because the session has ended, do not watch the deposit.
    if (status !== 'PENDING' || sessions.get()?.epoch !== scope.session.epoch) return
    pollDepositInBackground({
      queries,
      sessions,
      query,
      onEnd: (deposit) => {
        refetchMoney()
        if (deposit.status === 'SETTLED')
          toast(t('deposit.arrived', { amount: formatMinor(deposit.creditMinor) }), 'long')
      },
    })
  })
  useEffect(() => {
    onMount()
    return () => onUnmount()
  }, [])
}
