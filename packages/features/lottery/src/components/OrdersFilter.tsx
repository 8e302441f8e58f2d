import { useLanguageFormat, useText } from '@lobby/i18n'
import { getLastDays, decideShownYears } from '@lobby/platform/calendar'
import { useMerchant } from '@lobby/platform/merchant'
import { lotteryOrderStatusFilters, type LotteryOrdersFilters } from '@lobby/platform/navigation'
import { usePlatformNow } from '@lobby/platform/startup'
import { Chips } from '@lobby/ui'
import { DateRange } from '@lobby/ui/pickers'
import styles from './OrdersFilter.module.css'

export interface OrdersFilterProps {
  readonly address: LotteryOrdersFilters
  readonly onChange: (change: Partial<LotteryOrdersFilters>) => void
}

/** Shows the filters of the order list: the status, and the days in the merchant's time zone. */
export function OrdersFilter({ address, onChange }: OrdersFilterProps) {
  const t = useText()
  const { date } = useLanguageFormat()
  const { timeZone } = useMerchant()
  const now = usePlatformNow()
  const today = getLastDays(1, timeZone, now)
  const formatDay = (day: string, year: boolean) =>
    date(`${day}T12:00:00Z`, { day: 'numeric', month: 'short', ...(year && { year: 'numeric' }), timeZone: 'UTC' })
  const format = (days: { readonly from: string; readonly to: string }) => {
    const shown = decideShownYears(days, today.to)
    const [from, to] = [formatDay(days.from, shown.from), formatDay(days.to, shown.to)]
    return days.from === days.to ? to : t('orders.days.span', { from, to })
  }
  return (
    <div className={styles.filter}>
      <Chips
        label={t('orders.filter.status')}
        layout="rail"
        items={lotteryOrderStatusFilters.map((id) => ({
          id,
          label: t(id === 'OPEN' ? 'orders.status.OPEN' : `orders.filter.${id}`),
        }))}
        value={[address.status]}
        onChange={([status]) =>
          onChange({ status: lotteryOrderStatusFilters.find((each) => each === status) ?? 'ALL' })
        }
      />
      <DateRange
        label={t('orders.filter.days')}
        layout="rail"
        value={{ from: address.from, to: address.to }}
        onChange={onChange}
        presets={[
          { id: 'any', label: t('orders.days.any'), from: '', to: '' },
          { id: 'today', label: t('orders.days.today'), ...today },
          { id: 'week', label: t('orders.days.week'), ...getLastDays(7, timeZone, now) },
        ]}
        max={today.to}
        format={format}
        texts={{
          custom: t('orders.days.custom'),
          from: t('orders.days.from'),
          to: t('orders.days.to'),
          apply: t('orders.days.apply'),
          close: t('core.close'),
          missing: t('orders.days.missing'),
          order: t('orders.days.order'),
          outside: t('orders.days.outside'),
        }}
      />
    </div>
  )
}
