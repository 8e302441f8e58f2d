import { LotteryRowSkeleton } from '@lobby/ui'
import type { ReactNode } from 'react'
import { useLotteryFavourites } from '../model/useLotteryFavourites.ts'
import { useLotteries } from '../model/useLotteries.ts'
import { LotteryItem } from './LotteryItem.tsx'
import styles from './HomeLotteryList.module.css'

export interface HomeLotteryListProps {
  /** The node ids of the lotteries, in display order. */
  readonly nodeIds: readonly number[]
  /** The content if the platform sends no draws for these lotteries. */
  readonly fallback: ReactNode
}

/** Lists lotteries one below the other, for home's lottery tab (specification part 1, section 2). */
export function HomeLotteryList({ nodeIds, fallback }: HomeLotteryListProps) {
  const favourites = useLotteryFavourites()
  const { data, isError } = useLotteries()
  const shown = data && nodeIds.flatMap((nodeId) => data.list.find((lottery) => lottery.nodeId === nodeId) ?? [])
  if (shown ? shown.length === 0 : isError) return fallback

  return (
    <ul className={styles.entries} aria-busy={!data}>
      {data && shown
        ? shown.map((lottery) => (
            <li key={lottery.gameId}>
              <LotteryItem lottery={lottery} receivedAt={data.receivedAt} favourites={favourites} />
            </li>
          ))
        : nodeIds.map((nodeId) => (
            <li key={nodeId}>
              <LotteryRowSkeleton />
            </li>
          ))}
    </ul>
  )
}
