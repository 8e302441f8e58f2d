import { useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import type { LaunchState } from '@lobby/platform/ports'
import { Countdown, Heart, LotteryRow, Picture } from '@lobby/ui'
import { ballsOf } from '../model/ballsOf.ts'
import type { LotteryFavourites } from '../model/useLotteryFavourites.ts'
import type { Lottery } from '../queries/lotteries.ts'

export interface LotteryItemProps extends Pick<LaunchState, 'opening' | 'launch'> {
  readonly lottery: Lottery
  /** `performance.now()` at the answer that the lottery came with. */
  readonly receivedAt: number
  readonly favourites: LotteryFavourites
}

/** A lottery of the platform (specification part 2, section 2.8): its draw and countdown, its last result, a heart, and a tap that launches it. */
export function LotteryItem({ lottery, receivedAt, favourites, opening, launch }: LotteryItemProps) {
  const t = useText()
  const hosts = useImageHosts()
  const { gameId, remark, vendor, roomId, nodeId, isSale, lotteryTime: [asked = 0, answered = asked] } = lottery
  const play = () => {
    if (vendor === undefined || roomId === undefined || nodeId === undefined) return
    launch({ vendor, roomId, nodeId, category: 'LOTT', name: remark })
  }
  return (
    <LotteryRow
      name={remark}
      draw={t('home.draws.number', { numero: lottery.numero })}
      icon={<Picture path={lottery.mobileIconUrl} hosts={hosts} alt="" name={remark} width={96} height={96} />}
      countdown={
        <Countdown
          remainTime={lottery.remainTime}
          lotteryTime={[asked, answered]}
          isSale={isSale}
          receivedAt={receivedAt}
          label={t('home.draws.left')}
        />
      }
      balls={ballsOf(lottery.previousWinningNumber)}
      ballsLabel={t('home.draws.last')}
      heart={
        <Heart
          on={favourites.ids.includes(gameId)}
          label={t('home.draws.favourite', { name: remark })}
          onChange={(on) => favourites.change(gameId, on)}
        />
      }
      busy={nodeId !== undefined && opening === nodeId}
      {...(!isSale && { closedLabel: t('home.draws.closed') })}
      onPlay={play}
    />
  )
}
