import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import styles from './MatchCard.module.css'

export interface MatchSide {
  readonly name: string
  /** The crest, with an empty `alt`: the name stands below. */
  readonly crest: ReactNode
}

export interface MatchCardProps {
  readonly league: string
  readonly home: MatchSide
  readonly away: MatchSide
  /** As shown: `14 Nov`. */
  readonly date: string
  /** As shown: `20:00`. */
  readonly time: string
  /** The same moment for machines, in ISO 8601. */
  readonly dateTime?: string
  readonly betLabel: string
  readonly onBet: () => void
  /** The bet is being opened: no second press. */
  readonly busy?: boolean
  /** A press anywhere but on the bet, for more about the match; with what it is called. */
  readonly onOpen?: () => void
  readonly openLabel?: string
}

/** A match to come: who plays whom, when, and the way to a bet. */
export function MatchCard({
  league,
  home,
  away,
  date,
  time,
  dateTime,
  betLabel,
  onBet,
  busy = false,
  onOpen,
  openLabel,
}: MatchCardProps) {
  return (
    <article className={styles.card}>
      {onOpen && (
        <button type="button" className={styles.open} aria-haspopup="dialog" aria-label={openLabel} onClick={onOpen} />
      )}
      <p className={styles.league}>{league}</p>
      <div className={styles.sides}>
        <Side {...home} />
        <time className={styles.when} dateTime={dateTime}>
          <span className={styles.time}>{time}</span>
          <span className={styles.date}>{date}</span>
        </time>
        <Side {...away} />
      </div>
      <div className={styles.bet}>
        <Button
          tone="brand"
          size="s"
          wide
          busy={busy}
          onClick={onBet}
          aria-label={`${betLabel}: ${home.name} – ${away.name}`}>
          {betLabel}
        </Button>
      </div>
    </article>
  )
}

/** Does not fit beside the time at 320 px. */
const longWord = /\S{9}/

function Side({ name, crest }: MatchSide) {
  return (
    <div className={styles.side}>
      <span className={styles.crest}>{crest}</span>
      <span className={styles.name} data-long={longWord.test(name) || undefined}>
        {name}
      </span>
    </div>
  )
}
