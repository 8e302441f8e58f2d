import { useText } from '@lobby/i18n'
import { useLaunch } from '@lobby/platform/ports'
import { InlineNotice, LotteryRowSkeleton, Rail } from '@lobby/ui'
import { orderLotteries } from '../model/orderLotteries.ts'
import { useLotteryFavourites } from '../model/useLotteryFavourites.ts'
import { useLotteries } from '../model/useLotteries.ts'
import { LotteryItem } from './LotteryItem.tsx'
import styles from './NextDraws.module.css'

/** Lotteries with the time until their next draw and what the last one gave. It hides when there are none, and when it fails. */
export function NextDraws() {
  const t = useText()
  const favourites = useLotteryFavourites()
  const { opening, problem, launch } = useLaunch()
  const { data, isError } = useLotteries()
  if (data ? data.list.length === 0 : isError) return null
  const shared = { favourites, opening, launch }

  return (
    <div className={styles.draws} aria-busy={!data}>
      <Rail title={t('home.draws.title')} items="card">
        {data
          ? orderLotteries(data.list, favourites.ids).map((lottery) => (
              <LotteryItem key={lottery.gameId} lottery={lottery} receivedAt={data.receivedAt} {...shared} />
            ))
          : [0, 1].map((key) => <LotteryRowSkeleton key={key} />)}
      </Rail>
      {problem && (
        <div className={styles.problem}>
          <InlineNotice tone="loss">{t(problem)}</InlineNotice>
        </div>
      )}
    </div>
  )
}
