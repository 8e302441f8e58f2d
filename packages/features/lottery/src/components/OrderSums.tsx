import { useFormat, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Money } from '@lobby/ui'
import type { OrderPage } from '../queries/orders.ts'
import styles from './OrderSums.module.css'

/** What the orders of a list come to over all its pages, what was taken back left out. */
export function OrderSums({ total, sumStake, sumPayout }: Pick<OrderPage, 'total' | 'sumStake' | 'sumPayout'>) {
  const t = useText()
  const { money, number } = useFormat()
  const { currency } = useMerchant()
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('orders.sum.orders')}</dt>
        <dd>{number(total)}</dd>
      </div>
      <div>
        <dt>{t('orders.sum.stake')}</dt>
        <dd>
          <Money text={money(sumStake, currency)} />
        </dd>
      </div>
      <div>
        <dt>{t('orders.sum.payout')}</dt>
        <dd>
          <Money text={money(sumPayout, currency)} {...(sumPayout > 0 && { tone: 'win' as const })} />
        </dd>
      </div>
    </dl>
  )
}
