import { useText } from '@lobby/i18n'
import type { LotteryFavourites } from '../model/useLotteryFavourites.ts'
import type { Lottery } from '../queries/lotteries.ts'
import { LotteryItem } from './LotteryItem.tsx'
import styles from './LotteryList.module.css'

export interface LotteryListProps {
  readonly lotteries: readonly Lottery[]
  /** `performance.now()` at the answer that they came with. */
  readonly receivedAt: number
  readonly favourites: LotteryFavourites
  /** Where a tap on one leads, instead of its launch. */
  readonly leadsTo?: (lottery: Lottery) => string
}

/** Lotteries below one another, each with the time in which it can be bet on. */
export function LotteryList({ lotteries, receivedAt, favourites, leadsTo }: LotteryListProps) {
  const t = useText()
  return (
    <ul className={styles.list}>
      {lotteries.map((lottery) => (
        <li key={lottery.gameId}>
          <LotteryItem
            lottery={lottery}
            receivedAt={receivedAt}
            favourites={favourites}
            lockLabel={t('lottery.lock')}
            {...(leadsTo && { leadsTo: leadsTo(lottery) })}
          />
        </li>
      ))}
    </ul>
  )
}
