import { useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { launchAddress, pageBackOf } from '@lobby/platform/navigation'
import { useRequireSession } from '@lobby/platform/session'
import { Countdown, Heart, LotteryRow, Picture } from '@lobby/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { ballsOf } from '../model/ballsOf.ts'
import { lockTimeOf, useClosed } from '../model/saleTime.ts'
import type { LotteryFavourites } from '../model/useLotteryFavourites.ts'
import type { Lottery } from '../queries/lotteries.ts'

export interface LotteryItemProps {
  readonly lottery: Lottery
  /** `performance.now()` at the answer that the lottery came with. */
  readonly receivedAt: number
  readonly favourites: LotteryFavourites
  /** Given where the time is counted until nothing is sold any more, instead of until the draw: what that is called. */
  readonly lockLabel?: string
  /** Where a tap leads, instead of the launch: a path of the site. */
  readonly leadsTo?: string
}

/** A lottery of the platform (specification part 2, section 2.8): its draw and countdown, its last result, a heart, and a tap that launches it. */
export function LotteryItem({ lottery, receivedAt, favourites, lockLabel, leadsTo }: LotteryItemProps) {
  const t = useText()
  const hosts = useImageHosts()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const requireSession = useRequireSession()
  const {
    gameId,
    remark,
    lotteryTime: [asked = 0, answered = asked],
  } = lottery
  const closed = useClosed({ ...lottery, receivedAt })
  const open = () =>
    requireSession(() => void navigate(launchAddress({ code: lottery.code, pageBack: pageBackOf(pathname) })))
  return (
    <LotteryRow
      name={remark}
      draw={t('home.draws.number', { numero: lottery.numero })}
      icon={<Picture path={lottery.mobileIconUrl} hosts={hosts} alt="" name={remark} width={96} height={96} />}
      countdown={
        <Countdown
          size={closed ? 'm' : 'row'}
          remainTime={lockLabel ? lockTimeOf(lottery) : lottery.remainTime}
          lotteryTime={[asked, answered]}
          isSale={!closed}
          receivedAt={receivedAt}
          label={lockLabel ?? t('home.draws.left')}
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
      {...(closed && { closedLabel: t('home.draws.closed') })}
      onPlay={leadsTo === undefined ? open : () => void navigate(leadsTo)}
    />
  )
}
