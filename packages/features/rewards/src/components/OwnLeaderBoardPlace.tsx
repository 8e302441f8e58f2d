import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { StickyFooter } from '@lobby/ui'
import { findNextLeaderBoardPlace } from '../model/findNextLeaderBoardPlace.ts'
import type { LeaderBoardEntry } from '../queries/leaderBoard.ts'
import { LeaderBoardEntryRow } from './LeaderBoardEntryRow.tsx'
import styles from './OwnLeaderBoardPlace.module.css'

export interface OwnLeaderBoardPlaceProps {
  readonly own: LeaderBoardEntry
  readonly rows: readonly LeaderBoardEntry[]
}

/**
 * Shows the member's own place on the leader board in a bar above the bottom navigation, and the stakes that the member
 * still needs for the next better place.
 */
export function OwnLeaderBoardPlace({ own, rows }: OwnLeaderBoardPlaceProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const ahead = findNextLeaderBoardPlace(own, rows)
  const note =
    ahead &&
    t(own.rank > 0 ? 'board.ahead' : 'board.enter', { amount: formatMinor(ahead.missingMinor), rank: ahead.rank })
  return (
    <StickyFooter>
      <section className={styles.own} aria-label={t('board.own')}>
        <LeaderBoardEntryRow leader={own} {...(note && { note })} />
      </section>
    </StickyFooter>
  )
}
