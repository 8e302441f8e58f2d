import { useText } from '@lobby/i18n'
import { LotteryBalls, Card, Countdown } from '@lobby/ui'
import { parseWinningDigits } from '../model/parseWinningDigits.ts'
import { getTimeUntilSalesCloseMs, useIsDrawSaleClosed } from '../model/saleTime.ts'
import type { LotteryDraw } from '../queries/betting.ts'
import styles from './DrawHeader.module.css'

export interface DrawHeaderProps {
  /** The name of the lottery. */
  readonly name: string
  readonly draw: LotteryDraw
}

/** Shows the current draw of a lottery and the last result. Counts down until sales close, then until the draw. */
export function DrawHeader({ name, draw }: DrawHeaderProps) {
  const t = useText()
  const closed = useIsDrawSaleClosed(draw)
  const {
    numero,
    remainTime,
    lotteryTime: [asked = 0, answered = asked],
    receivedAt,
    previousNumero,
    previousWinningNumber,
  } = draw
  const label = t(closed ? 'home.draws.left' : 'lottery.lock')
  return (
    <Card tone="hero">
      <div className={styles.head}>
        <div>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.muted}>{t('home.draws.number', { numero })}</p>
        </div>
        <div className={styles.time}>
          <span className={styles.muted}>{closed ? t('home.draws.closed') : label}</span>
          <Countdown
            key={String(closed)}
            look="board"
            size="l"
            remainTime={closed ? remainTime : getTimeUntilSalesCloseMs(draw)}
            lotteryTime={[asked, answered]}
            isSale
            receivedAt={receivedAt}
            label={label}
          />
        </div>
      </div>
      <div className={styles.last}>
        <span className={styles.muted}>{t('betting.last', { numero: previousNumero })}</span>
        <LotteryBalls balls={parseWinningDigits(previousWinningNumber)} label={t('home.draws.last')} />
      </div>
    </Card>
  )
}
