import { useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { buildLotteryLaunchPath, getReturnPageName } from '@lobby/platform/navigation'
import { useRequireSession } from '@lobby/platform/session'
import { Countdown, FavouriteToggle, LotteryRow, Picture } from '@lobby/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { parseWinningDigits } from '../model/parseWinningDigits.ts'
import { getTimeUntilSalesCloseMs, useIsDrawSaleClosed } from '../model/saleTime.ts'
import type { LotteryFavourites } from '../model/useLotteryFavourites.ts'
import type { Lottery } from '../queries/lotteries.ts'

export interface LotteryItemProps {
  readonly lottery: Lottery
  /** The time of the response that contained the lottery, as a value of `performance.now()`. */
  readonly receivedAt: number
  readonly favourites: LotteryFavourites
  /** The label of the countdown until sales close. Without this label, the countdown ends at the draw. */
  readonly lockLabel?: string
  /** The path that a tap opens. If absent, a tap launches the lottery. */
  readonly linkPath?: string
}

/**
 * Shows a lottery with its draw, a countdown, the last result and a favourite button (specification part 2, section
 * 2.8).
 */
export function LotteryItem({ lottery, receivedAt, favourites, lockLabel, linkPath }: LotteryItemProps) {
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
  const closed = useIsDrawSaleClosed({ ...lottery, receivedAt })
  const launch = () =>
    requireSession(
      () => void navigate(buildLotteryLaunchPath({ code: lottery.code, pageBack: getReturnPageName(pathname) })),
    )
  return (
    <LotteryRow
      name={remark}
      draw={t('home.draws.number', { numero: lottery.numero })}
      icon={<Picture path={lottery.mobileIconUrl} hosts={hosts} alt="" name={remark} width={96} height={96} />}
      countdown={
        <Countdown
          size={closed ? 'm' : 'row'}
          remainTime={lockLabel ? getTimeUntilSalesCloseMs(lottery) : lottery.remainTime}
          lotteryTime={[asked, answered]}
          isSale={!closed}
          receivedAt={receivedAt}
          label={lockLabel ?? t('home.draws.left')}
        />
      }
      balls={parseWinningDigits(lottery.previousWinningNumber)}
      ballsLabel={t('home.draws.last')}
      heart={
        <FavouriteToggle
          on={favourites.ids.includes(gameId)}
          label={t('home.draws.favourite', { name: remark })}
          onChange={(on) => favourites.change(gameId, on)}
        />
      }
      {...(closed && { closedLabel: t('home.draws.closed') })}
      onPlay={linkPath === undefined ? launch : () => void navigate(linkPath)}
    />
  )
}
