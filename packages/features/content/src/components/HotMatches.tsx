import { useLanguageFormat, useLanguage, useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { useGameLaunch } from '@lobby/platform/ports'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import { Carousel, ErrorState, InlineNotice, MatchCard, MatchCardSkeleton, Picture, Section } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { homeAnnouncementsQuery } from '../queries/home.ts'
import { hotMatchesQuery, type HotMatch } from '../queries/hotMatches.ts'
import styles from './HotMatches.module.css'

const HotMatchSheet = lazy(() => import('./HotMatchSheet.tsx').then((module) => ({ default: module.HotMatchSheet })))

/**
 * Shows upcoming matches as cards, each with a bet button (specification part 1, section 2). A press next to the button
 * opens the details of the match (HOME-063). Until the hot matches have loaded, and if they fail to load, shows the
 * matches of home's announcements (C23 in decision 001).
 */
export function HotMatches() {
  const t = useText()
  const api = useApi()
  const user = useSession()?.userName ?? null
  const { language } = useLanguage()
  const { opening, problem, launch } = useGameLaunch()
  const [chosen, setChosen] = useState<string | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const hotMatches = useQuery(hotMatchesQuery(api, user, language))
  const failure = useQueryFailureProps()
  const home = useQuery(homeAnnouncementsQuery(api, user, language))
  const matches = hotMatches.data ?? home.data?.hot
  const title = t('home.matches.title')
  if (!matches && hotMatches.isError && !home.isPending) {
    return (
      <Section title={title}>
        <ErrorState compact title={t('home.matches.failed')} {...failure(hotMatches)} />
      </Section>
    )
  }
  if (matches?.length === 0 && !hotMatches.isPending) return null

  const all = (matches ?? []).map((match, index) => {
    const key = `${index} ${match.roomId}`
    const { vendor, roomId, nodeId, homeTeam, awayTeam } = match
    const onBet = () => {
      setChosen(key)
      launch({ vendor, roomId, nodeId, category: 'SPORTS', name: `${homeTeam} – ${awayTeam}` })
    }
    return { key, match, busy: opening === nodeId && chosen === key, onBet }
  })
  const open = all.find(({ key }) => key === shown)
  const problemText = problem && t(problem)
  return (
    <div className={styles.matches} aria-busy={!matches}>
      <Section title={title}>{null}</Section>
      <Carousel
        view="cards"
        label={title}
        slides={
          all.length
            ? all.map(({ key, ...rest }) => ({ key, content: <Match {...rest} onOpen={() => setShown(key)} /> }))
            : [{ key: 'awaited', content: <MatchCardSkeleton /> }]
        }
        slideLabel={(n, of) => t('core.banners.slide', { n, of })}
        loading={!all.length}
      />
      {problemText && !open && (
        <InlineNotice tone="loss" sticky="edge">
          {problemText}
        </InlineNotice>
      )}
      {open && (
        <Suspense fallback={null}>
          <HotMatchSheet
            match={open.match}
            busy={open.busy}
            onBet={open.onBet}
            problem={problemText}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

interface MatchProps {
  readonly match: HotMatch
  readonly busy: boolean
  readonly onBet: () => void
  readonly onOpen: () => void
}

function Match({ match, busy, onBet, onOpen }: MatchProps) {
  const t = useText()
  const hosts = useImageHosts()
  const { date, time } = useLanguageFormat()
  const { homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl, league, matchTime } = match
  const side = (name: string, path: string) => ({
    name,
    crest: <Picture path={path} hosts={hosts} alt="" name={name} width={96} height={96} />,
  })
  return (
    <MatchCard
      league={league}
      home={side(homeTeam, homeTeamImageUrl)}
      away={side(awayTeam, awayTeamImageUrl)}
      date={`${date(matchTime, { day: '2-digit' })} ${date(matchTime, { month: 'short' })}`}
      time={time(matchTime, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
      dateTime={matchTime}
      betLabel={t('home.matches.bet')}
      onBet={onBet}
      busy={busy}
      onOpen={onOpen}
      openLabel={`${homeTeam} – ${awayTeam}`}
    />
  )
}
