import { useText } from '@lobby/i18n'
import type { LotteryFavourites } from '../model/useLotteryFavourites.ts'
import type { Lottery } from '../queries/lotteries.ts'
import { LotteryItem } from './LotteryItem.tsx'
import styles from './LotteryList.module.css'

export interface LotteryListProps {
  readonly lotteries: readonly Lottery[]
  /** The time of the response that contained the lotteries, as a value of `performance.now()`. */
  readonly receivedAt: number
  readonly favourites: LotteryFavourites
  /** Returns the path that a tap on a lottery opens. If absent, a tap launches the lottery. */
  readonly getLinkPath?: (lottery: Lottery) => string
}

/** Lists lotteries one below the other, each with the time until sales close. */
export function LotteryList({ lotteries, receivedAt, favourites, getLinkPath }: LotteryListProps) {
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
            {...(getLinkPath && { linkPath: getLinkPath(lottery) })}
          />
        </li>
      ))}
    </ul>
  )
}
