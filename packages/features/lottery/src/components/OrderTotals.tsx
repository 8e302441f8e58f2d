import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { Money } from '@lobby/ui'
import type { OrderPage } from '../queries/orders.ts'
import styles from './OrderTotals.module.css'

/** Shows the totals of all orders that match the filters, without cancelled bets. */
export function OrderTotals({ total, sumStakeMinor, sumPayoutMinor }: OrderPage) {
  const t = useText()
  const { number } = useLanguageFormat()
  const formatMinor = useMoneyFormat()
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('orders.sum.orders')}</dt>
        <dd>{number(total)}</dd>
      </div>
      <div>
        <dt>{t('orders.sum.stake')}</dt>
        <dd>
          <Money text={formatMinor(sumStakeMinor)} />
        </dd>
      </div>
      <div>
        <dt>{t('orders.sum.payout')}</dt>
        <dd>
          <Money text={formatMinor(sumPayoutMinor)} {...(sumPayoutMinor > 0 && { tone: 'win' as const })} />
        </dd>
      </div>
    </dl>
  )
}
