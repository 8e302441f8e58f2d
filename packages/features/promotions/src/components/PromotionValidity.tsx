import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Countdown } from '@lobby/ui'
import { useQueryClient } from '@tanstack/react-query'
import { CalendarDays, Hourglass } from '@lobby/ui/icons'
import { getPromotionValidity } from '../model/getPromotionValidity.ts'
import type { ReceivedPromotion } from '../queries/activities.ts'
import styles from './PromotionValidity.module.css'

/** Shows when a promotion starts or ends. Refetches the promotions when the countdown reaches zero. */
export function PromotionValidity({ activity }: { readonly activity: ReceivedPromotion }) {
  const t = useText()
  const { date } = useLanguageFormat()
  const { timeZone } = useMerchant()
  const queries = useQueryClient()
  const validity = getPromotionValidity(activity)
  if ('remainTime' in validity) {
    const label = t(`promotions.valid.${validity.kind}`)
    return (
      <span className={styles.validity} data-soon="">
        <Hourglass aria-hidden />
        {label}
        <Countdown
          remainTime={validity.remainTime}
          lotteryTime={[0, 0]}
          isSale
          receivedAt={activity.receivedAt}
          label={label}
          size="s"
          onEnd={() => void queries.invalidateQueries({ queryKey: ['activities'] })}
        />
      </span>
    )
  }
  const day = 'at' in validity ? date(validity.at, { day: 'numeric', month: 'short', year: 'numeric', timeZone }) : ''
  return (
    <span className={styles.validity}>
      <CalendarDays aria-hidden />
      {validity.kind === 'open' ? t('promotions.valid.open') : t(`promotions.valid.${validity.kind}`, { day })}
    </span>
  )
}
