import { useLanguageFormat, useText } from '@lobby/i18n'
import { toZonedDay } from '@lobby/platform/calendar'
import { useMerchant } from '@lobby/platform/merchant'
import { useMoneyFormat } from '@lobby/platform/money'
import { useQueryFailureProps } from '@lobby/platform/query'
import { walletRoutes } from '@lobby/platform/navigation'
import { usePlatformNow } from '@lobby/platform/startup'
import { ErrorState } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useWalletQueryParameters } from '../model/useWalletQueryParameters.ts'
import { pendingDepositsQuery } from '../queries/deposits.ts'
import { PaymentMethodLogo } from './PaymentMethodLogo.tsx'
import { PendingMoneyOrders } from './PendingMoneyOrders.tsx'

/** Lists the deposits that wait for payment, each with a link to its page. */
export function PendingDeposits() {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const failure = useQueryFailureProps()
  const { date } = useLanguageFormat()
  const { timeZone } = useMerchant()
  const today = toZonedDay(timeZone, usePlatformNow())
  const query = useQuery(pendingDepositsQuery(useWalletQueryParameters()))
  if (query.error && !query.data) return <ErrorState compact title={t('deposit.pending.failed')} {...failure(query)} />
  const formatExpiry = (at: string) =>
    date(at, {
      ...(toZonedDay(timeZone, Date.parse(at) || 0) !== today && { day: 'numeric', month: 'short' }),
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    })
  return (
    <PendingMoneyOrders
      title={t('deposit.pending')}
      iconOf={(kind) => <PaymentMethodLogo kind={kind} />}
      orders={(query.data?.deposits ?? []).map(({ depositId, kind, methodName, amountMinor, expiresAt }) => ({
        id: depositId,
        kind,
        label: methodName,
        hint: t('deposit.pending.until', { time: formatExpiry(expiresAt) }),
        amount: formatMinor(amountMinor),
        to: walletRoutes.deposit(depositId),
      }))}
    />
  )
}
