import { useFormat, useLanguage, useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { useLaunch } from '@lobby/platform/ports'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import { Carousel, InlineNotice, MatchCard, MatchCardSkeleton, Picture, Section } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { homeAnnouncementsQuery } from '../queries/home.ts'
import { hotMatchesQuery, type HotMatch } from '../queries/hotMatches.ts'
import styles from './HotMatches.module.css'

/**
 * Matches to come as cards, each with the way to a bet (specification part 1, section 2). Home's announcements carry them too: those stand
 * until the call of their own has answered, and when it fails (C23). Without any there is nothing.
 */
export function HotMatches() {
  const t = useText()
  const api = useApi()
  const user = useSession()?.userName ?? null
  const { language } = useLanguage()
  const { opening, problem, launch } = useLaunch()
  const [chosen, setChosen] = useState<string | null>(null)
  const own = useQuery(hotMatchesQuery(api, user, language))
  const home = useQuery(homeAnnouncementsQuery(api, user, language))
  const matches = own.data ?? home.data?.hot
  if (!matches && own.isError && !home.isPending) return null
  if (matches?.length === 0 && !own.isPending) return null

  const bet = (key: string, { vendor, roomId, nodeId, homeTeam, awayTeam }: HotMatch) => {
    setChosen(key)
    launch({ vendor, roomId, nodeId, category: 'SPORTS', name: `${homeTeam} – ${awayTeam}` })
  }
  const slides = matches?.map((match, index) => {
    const key = `${index} ${match.roomId}`
    return {
      key,
      content: <Match match={match} busy={opening === match.nodeId && chosen === key} onBet={() => bet(key, match)} />,
    }
  })
  return (
    <div className={styles.matches} aria-busy={!matches}>
      <Section title={t('home.matches.title')}>{problem && <InlineNotice tone="loss">{t(problem)}</InlineNotice>}</Section>
      <Carousel
        view="cards"
        label={t('home.matches.title')}
        slides={slides?.length ? slides : [{ key: 'awaited', content: <MatchCardSkeleton /> }]}
        slideLabel={(n, of) => t('core.banners.slide', { n, of })}
        awaited={!slides?.length}
      />
    </div>
  )
}

interface MatchProps {
  readonly match: HotMatch
  readonly busy: boolean
  readonly onBet: () => void
}

function Match({ match, busy, onBet }: MatchProps) {
  const t = useText()
  const hosts = useImageHosts()
  const { date, time } = useFormat()
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
    />
  )
}
