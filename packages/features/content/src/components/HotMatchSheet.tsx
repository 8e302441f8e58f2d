import { useLanguageFormat, useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { Button, FormNotice, Picture } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import type { ReactNode } from 'react'
import type { HotMatch } from '../queries/hotMatches.ts'
import styles from './HotMatchSheet.module.css'

export interface HotMatchSheetProps {
  readonly match: HotMatch
  /** True while the vendor's page for the bet is opening. */
  readonly busy: boolean
  /** The error of the last attempt to open a bet. */
  readonly problem: ReactNode
  readonly onBet: () => void
  readonly onClose: () => void
}

/**
 * Renders the details of a hot match: the teams, the start as `MM/DD HH:mm` in the player's time zone, and a bet button
 * (specification part 2, section 2.10).
 */
export function HotMatchSheet({ match, busy, problem, onBet, onClose }: HotMatchSheetProps) {
  const t = useText()
  const hosts = useImageHosts()
  const { date, time } = useLanguageFormat()
  const { homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl, league, matchTime } = match
  const side = (name: string, path: string) => (
    <div className={styles.side}>
      <span className={styles.crest}>
        <Picture path={path} hosts={hosts} alt="" name={name} width={96} height={96} />
      </span>
      <span className={styles.name}>{name}</span>
    </div>
  )
  const day = `${date(matchTime, { month: '2-digit' })}/${date(matchTime, { day: '2-digit' })}`
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={league} closeLabel={t('core.close')}>
      <div className={styles.match}>
        <div className={styles.sides}>
          {side(homeTeam, homeTeamImageUrl)}
          <time className={styles.when} dateTime={matchTime}>
            {`${day} ${time(matchTime, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`}
          </time>
          {side(awayTeam, awayTeamImageUrl)}
        </div>
        <FormNotice>{problem}</FormNotice>
        <Button tone="brand" wide busy={busy} onClick={onBet}>
          {t('home.matches.bet')}
        </Button>
      </div>
    </Sheet>
  )
}
