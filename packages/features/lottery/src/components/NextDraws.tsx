import { useText } from '@lobby/i18n'
import { useQueryFailureProps } from '@lobby/platform/query'
import { ErrorState, LotteryRowSkeleton, Rail, Section } from '@lobby/ui'
import { sortLotteries, useLotteries } from '../model/useLotteries.ts'
import { useLotteryFavourites } from '../model/useLotteryFavourites.ts'
import { LotteryItem } from './LotteryItem.tsx'
import styles from './NextDraws.module.css'

/**
 * Lists lotteries with the time until their next draw and their last result. Renders nothing if the platform sends no
 * lotteries, and an error with a retry button if they fail to load.
 */
export function NextDraws() {
  const t = useText()
  const favourites = useLotteryFavourites()
  const lotteries = useLotteries()
  const failure = useQueryFailureProps()
  const { data, error } = lotteries
  if (data?.list.length === 0) return null
  if (!data && error) {
    return (
      <Section title={t('home.draws.title')}>
        <ErrorState compact title={t('home.draws.failed')} {...failure(lotteries)} />
      </Section>
    )
  }

  return (
    <div className={styles.draws} aria-busy={!data}>
      <Rail title={t('home.draws.title')} items="card">
        {data
          ? sortLotteries(data.list, favourites.ids).map((lottery) => (
              <LotteryItem
                key={lottery.gameId}
                lottery={lottery}
                receivedAt={data.receivedAt}
                favourites={favourites}
              />
            ))
          : [0, 1].map((key) => <LotteryRowSkeleton key={key} />)}
      </Rail>
    </div>
  )
}
