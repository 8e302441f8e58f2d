import { useText } from '@lobby/i18n'
import { useQueryFailureProps } from '@lobby/platform/query'
import { getButtonClass, EmptyState, ErrorState, InlineNotice, PullToRefresh, Tabs } from '@lobby/ui'
import { useMoneyFormat } from '@lobby/platform/money'
import { Link, gameRoutes } from '@lobby/platform/navigation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LeaderBoardList } from '../components/LeaderBoardList.tsx'
import { RewardsPageLayout } from '../components/RewardsPageLayout.tsx'
import { OwnLeaderBoardPlace } from '../components/OwnLeaderBoardPlace.tsx'
import { LeaderBoardPodium } from '../components/LeaderBoardPodium.tsx'
import { RewardsSkeleton } from '../components/RewardsSkeleton.tsx'
import { useRewardsQueryParameters } from '../model/useRewardsQueryParameters.ts'
import { useDateFormats } from '../model/useDateFormats.ts'
import { leaderBoardQuery, leaderBoardPeriods, type LeaderBoardPeriod } from '../queries/leaderBoard.ts'
import styles from '../components/LeaderBoardList.module.css'

/**
 * Renders `/m/leaderBoard` (SHELL-044): the players with the highest stakes of today, this week or this month, the
 * prizes, the time when the platform pays the prizes, and the member's place.
 */
export function LeaderBoardScreen() {
  return (
    <RewardsPageLayout title="shell.title.leaderBoard">
      <Content />
    </RewardsPageLayout>
  )
}

const panel = 'board-panel'

function Content() {
  const t = useText()
  const [period, setPeriod] = useState<LeaderBoardPeriod>('DAY')
  const items = leaderBoardPeriods.map((id) => ({ id, label: t(`board.period.${id}`) }))
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          label={t('board.periods')}
          items={items}
          value={period}
          onChange={(id) => setPeriod(leaderBoardPeriods.find((each) => each === id) ?? 'DAY')}
          panelId={panel}
        />
      </div>
      <div id={panel} className={styles.panel} role="tabpanel" aria-labelledby={`${panel}-${period}`} tabIndex={-1}>
        <OneBoard key={period} period={period} />
      </div>
    </>
  )
}

function OneBoard({ period }: { readonly period: LeaderBoardPeriod }) {
  const t = useText()
  const failure = useQueryFailureProps()
  const formatMinor = useMoneyFormat()
  const { day, time } = useDateFormats()
  const query = useQuery(leaderBoardQuery({ ...useRewardsQueryParameters(), period }))
  const { data, error } = query
  if (!data)
    return error ? (
      <ErrorState title={t('board.failed')} {...failure(query)} />
    ) : (
      <RewardsSkeleton contentShape="rows" />
    )
  const { rows, own, endsAt, lastPrize } = data
  const play = (
    <Link className={getButtonClass({ tone: 'brand' })} to={gameRoutes.gameCenter()}>
      {t('board.play')}
    </Link>
  )
  return (
    <>
      <PullToRefresh label={t('core.loading')} onRefresh={() => query.refetch()} />
      {error && <ErrorState compact title={t('rewards.stale')} {...failure(query)} />}
      {rows.length > 0 && <p className={styles.ends}>{t('board.ends', { when: time(endsAt) })}</p>}
      {lastPrize && (
        <InlineNotice tone="win" silent>
          {t('board.paid', {
            rank: lastPrize.rank,
            amount: formatMinor(lastPrize.prizeMinor),
            when: day(lastPrize.paidAt),
          })}
        </InlineNotice>
      )}
      {rows.length > 0 ? (
        <LeaderBoardPodium leaders={rows.slice(0, 3)} />
      ) : (
        <EmptyState title={t('board.none')} text={t('board.none.text')} action={play} />
      )}
      <LeaderBoardList leaders={rows.slice(3)} />
      {rows.length > 0 && <OwnLeaderBoardPlace own={own} rows={rows} />}
    </>
  )
}
