import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import styles from './MatchCard.module.css'

export interface MatchTeam {
  readonly name: string
  /** The crest of the team. If it is a picture, its `alt` must be empty, because the name of the team is below it. */
  readonly crest: ReactNode
}

export interface MatchCardProps {
  readonly league: string
  readonly home: MatchTeam
  readonly away: MatchTeam
  /** The formatted date, for example `14 Nov`. */
  readonly date: string
  /** The formatted time, for example `20:00`. */
  readonly time: string
  /** The date and time in ISO 8601, for the `time` element. */
  readonly dateTime?: string
  readonly betLabel: string
  readonly onBet: () => void
  /** True while the bet is opening. The bet button shows a spinner and ignores further presses then. */
  readonly busy?: boolean
  /**
   * Called by a press anywhere on the card except on the bet button, to show details of the match. Requires
   * `openLabel`, the accessible name of this action.
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

/** Matches words of nine or more characters. They do not fit next to the time on a screen that is 320 px wide. */
const longWordPattern = /\S{9}/

function Side({ name, crest }: MatchTeam) {
  return (
    <div className={styles.side}>
      <span className={styles.crest}>{crest}</span>
      <span className={styles.name} data-long={longWordPattern.test(name) || undefined}>
        {name}
      </span>
    </div>
  )
}
