import { useLanguage, useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { useLaunch } from '@lobby/platform/ports'
import { useApi } from '@lobby/platform/query'
import { Countdown, Heart, InlineNotice, LotteryRow, LotteryRowSkeleton, Picture, Rail } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { ballsOf } from '../model/ballsOf.ts'
import { orderLotteries } from '../model/orderLotteries.ts'
import { useLotteryFavourites } from '../model/useLotteryFavourites.ts'
import { usePageSeen } from '../model/usePageSeen.ts'
import { lotteryListQuery, type Lottery } from '../queries/lotteries.ts'
import styles from './NextDraws.module.css'

/** Lotteries with the time until their next draw and what the last one gave. It hides when there are none, and when it fails. */
export function NextDraws() {
  const t = useText()
  const hosts = useImageHosts()
  const { language } = useLanguage()
  const favourites = useLotteryFavourites()
  const { opening, problem, launch } = useLaunch()
  const seen = usePageSeen()
  const { data, isError } = useQuery({ ...lotteryListQuery(useApi(), language), ...(!seen && { refetchInterval: false }) })
  if (data ? data.list.length === 0 : isError) return null

  const play = ({ vendor, roomId, nodeId, remark }: Lottery) => {
    if (vendor === undefined || roomId === undefined || nodeId === undefined) return
    launch({ vendor, roomId, nodeId, category: 'LOTT', name: remark })
  }
  return (
    <div className={styles.draws} aria-busy={!data}>
      <Rail title={t('home.draws.title')} items="card">
        {data
          ? orderLotteries(data.list, favourites.ids).map((lottery) => (
              <LotteryRow
                key={lottery.gameId}
                name={lottery.remark}
                draw={t('home.draws.number', { numero: lottery.numero })}
                icon={<Picture path={lottery.mobileIconUrl} hosts={hosts} alt="" name={lottery.remark} width={96} height={96} />}
                countdown={
                  <Countdown
                    remainTime={lottery.remainTime}
                    lotteryTime={pairOf(lottery)}
                    isSale={lottery.isSale}
                    receivedAt={data.receivedAt}
                    label={t('home.draws.left')}
                  />
                }
                balls={ballsOf(lottery.previousWinningNumber)}
                ballsLabel={t('home.draws.last')}
                heart={
                  <Heart
                    on={favourites.ids.includes(lottery.gameId)}
                    label={t('home.draws.favourite', { name: lottery.remark })}
                    onChange={(on) => favourites.change(lottery.gameId, on)}
                  />
                }
                busy={lottery.nodeId !== undefined && opening === lottery.nodeId}
                {...(!lottery.isSale && { closedLabel: t('home.draws.closed') })}
                onPlay={() => play(lottery)}
              />
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

const pairOf = ({ lotteryTime: [asked = 0, answered = asked] }: Lottery) => [asked, answered] as const
