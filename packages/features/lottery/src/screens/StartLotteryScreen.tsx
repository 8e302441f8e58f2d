import { ApiError } from '@lobby/api'
import { useLanguage, useText } from '@lobby/i18n'
import { getRefusalMessageId, useApi, useQueryFailureProps } from '@lobby/platform/query'
import { useMerchant } from '@lobby/platform/merchant'
import { MemberLink, buildLotteryLaunchPath, orderRoutes, readBettingPageLotteryCode } from '@lobby/platform/navigation'
import { getButtonClass, ErrorState, Page } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { BettingSkeleton } from '../components/BettingSkeleton.tsx'
import { BettingSlip } from '../components/BettingSlip.tsx'
import { DrawHeader } from '../components/DrawHeader.tsx'
import { LastDraws } from '../components/LastDraws.tsx'
import { useIsPageVisible } from '../model/useIsPageVisible.ts'
import { lotteryPlaysQuery, runningDrawQuery } from '../queries/betting.ts'
import styles from './StartLotteryScreen.module.css'

/**
 * Renders `/m/startLottery?code=`: the betting page of one lottery on this site (SHELL-029), with the current draw, the
 * last results, the bet options and the betting slip.
 */
export function StartLotteryScreen() {
  const t = useText()
  const { name } = useMerchant()
  const [query] = useSearchParams()
  const code = readBettingPageLotteryCode(query)
  return <Page title={t('betting.page', { name })}>{code ? <Betting key={code} code={code} /> : <NoLottery />}</Page>
}

function Betting({ code }: { readonly code: string }) {
  const t = useText()
  const api = useApi()
  const { language } = useLanguage()
  const failure = useQueryFailureProps()
  const isPageVisible = useIsPageVisible()
  const plays = useQuery(lotteryPlaysQuery(api, language, code))
  const draw = useQuery({ ...runningDrawQuery(api, code), ...(!isPageVisible && { refetchInterval: false as const }) })
  const failed = [plays, draw].find(({ error }) => error)
  if (failed?.error instanceof ApiError && failed.error.code === 'lottery.unknown') return <NoLottery />
  const isLoaded = plays.data !== undefined && draw.data !== undefined
  const problem = failed && (
    <ErrorState
      compact={isLoaded}
      title={t(isLoaded ? 'lottery.menu.stale' : 'betting.failed')}
      {...failure(failed)}
      text={t(getRefusalMessageId(failed.error))}
    />
  )
  if (!plays.data || !draw.data)
    return (
      <div className={styles.inset}>
        <HiddenHeading />
        {problem || <BettingSkeleton />}
      </div>
    )
  return (
    <>
      <div className={styles.inset}>
        {problem}
        <DrawHeader name={plays.data.remark} draw={draw.data} />
      </div>
      <BettingSlip plays={plays.data} draw={draw.data} />
      <div className={styles.inset}>
        <LastDraws code={code} numero={draw.data.previousNumero} />
        <MemberLink className={getButtonClass({ wide: true })} to={orderRoutes.orders()}>
          {t('lottery.orders')}
        </MemberLink>
        <MemberLink
          className={getButtonClass({ tone: 'quiet', wide: true })}
          to={buildLotteryLaunchPath({ code, pageBack: 'moreLottery' })}>
          {t('betting.whole')}
        </MemberLink>
      </div>
    </>
  )
}

/** Renders a page heading for screen readers only, until the lottery's name is known. */
function HiddenHeading() {
  const t = useText()
  const { name } = useMerchant()
  return <h1 className="visually-hidden">{t('betting.page', { name })}</h1>
}

function NoLottery() {
  const t = useText()
  const navigate = useNavigate()
  return (
    <>
      <HiddenHeading />
      <ErrorState
        title={t('error.lottery.unknown')}
        text={t('betting.none')}
        actionLabel={t('lottery.more.title')}
        onAction={() => void navigate(orderRoutes.moreLottery(), { replace: true })}
      />
    </>
  )
}
