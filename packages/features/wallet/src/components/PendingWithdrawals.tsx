import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { useQueryFailureProps } from '@lobby/platform/query'
import { walletRoutes } from '@lobby/platform/navigation'
import { ErrorState } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useWalletQueryParameters } from '../model/useWalletQueryParameters.ts'
import { pendingWithdrawalsQuery } from '../queries/withdrawals.ts'
import { PaymentMethodLogo } from './PaymentMethodLogo.tsx'
import { PendingMoneyOrders } from './PendingMoneyOrders.tsx'

/** Lists the withdrawals that have not ended, each with a link to its status. */
export function PendingWithdrawals() {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const failure = useQueryFailureProps()
  const query = useQuery(pendingWithdrawalsQuery(useWalletQueryParameters()))
  if (query.error && !query.data) return <ErrorState compact title={t('withdraw.pending.failed')} {...failure(query)} />
  return (
    <PendingMoneyOrders
      title={t('withdraw.pending')}
      iconOf={(kind) => <PaymentMethodLogo kind={kind} />}
      orders={(query.data ?? []).map(({ withdrawalId, kind, account, status, amountMinor }) => ({
        id: withdrawalId,
        kind,
        label: account,
        hint: t(status === 'REVIEW' ? 'withdraw.REVIEW' : 'withdraw.PROCESSING'),
        amount: formatMinor(amountMinor),
        to: walletRoutes.withdrawal(withdrawalId),
      }))}
    />
  )
}
