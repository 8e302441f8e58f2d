import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import styles from './MatchCard.module.css'

export interface MatchSide {
  readonly name: string
  /** The team's crest, with an empty `alt`, since the name is below it. */
  readonly crest: ReactNode
}

export interface MatchCardProps {
  readonly league: string
  readonly home: MatchSide
  readonly away: MatchSide
  /** The formatted date, for example `14 Nov`. */
  readonly date: string
  /** The formatted time, for example `20:00`. */
  readonly time: string
  /** The date and time in ISO 8601, for the `time` element. */
  readonly dateTime?: string
  readonly betLabel: string
  readonly onBet: () => void
  /** True while the bet is opening. Shows a spinner and ignores further presses. */
  readonly busy?: boolean
  /**
   * Called by a press anywhere except on the bet button, to show details of the match. Requires `openLabel`, its
   * accessible name.
   */
  readonly onOpen?: () => void
  readonly openLabel?: string
}

/** Renders an upcoming match with its teams, its time and a bet button. */
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

/** Matches words that do not fit next to the time on a screen 320 px wide. */
const longWordPattern = /\S{9}/

function Side({ name, crest }: MatchSide) {
  return (
    <div className={styles.side}>
      <span className={styles.crest}>{crest}</span>
      <span className={styles.name} data-long={longWordPattern.test(name) || undefined}>
        {name}
      </span>
    </div>
  )
}
