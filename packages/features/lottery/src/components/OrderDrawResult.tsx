import { useText } from '@lobby/i18n'
import { LotteryBalls, Countdown } from '@lobby/ui'
import { parseWinningDigits } from '../model/parseWinningDigits.ts'
import type { Order } from '../queries/orders.ts'
import styles from './OrderDrawResult.module.css'

export interface OrderDrawResultProps {
  readonly order: Order
  /** The time of the response that contained the order, as a value of `performance.now()`. */
  readonly receivedAt: number
}

/** Shows the result of the draw of an order, or the time until the draw. */
export function OrderDrawResult({
  order: { status, winningNumber, remainTime = 0 },
  receivedAt,
}: OrderDrawResultProps) {
  const t = useText()
  if (winningNumber !== undefined)
    return <LotteryBalls balls={parseWinningDigits(winningNumber)} label={t('orders.drawn')} />
  if (status !== 'OPEN') return <span className={styles.words}>{t('orders.notDrawn')}</span>
  return (
    <span className={styles.left}>
      <span className={styles.words}>{t('orders.drawIn')}</span>
      <Countdown
        size="s"
        remainTime={remainTime}
        lotteryTime={[0, 0]}
        isSale
        receivedAt={receivedAt}
        label={t('orders.drawIn')}
      />
    </span>
  )
}
