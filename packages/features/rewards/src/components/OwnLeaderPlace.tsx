import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { StickyFooter } from '@lobby/ui'
import { findNextPlace } from '../model/findNextPlace.ts'
import type { Leader } from '../queries/leaderBoard.ts'
import { LeaderRow } from './LeaderRow.tsx'
import styles from './OwnLeaderPlace.module.css'

export interface OwnLeaderPlaceProps {
  readonly own: Leader
  readonly rows: readonly Leader[]
}

/**
 * Shows the member's own place on the leader board in a bar above the bottom navigation, and the stakes that the member
 * still needs for the next better place.
 */
export function OwnLeaderPlace({ own, rows }: OwnLeaderPlaceProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const ahead = findNextPlace(own, rows)
  const note =
    ahead &&
    t(own.rank > 0 ? 'board.ahead' : 'board.enter', { amount: formatMinor(ahead.missingMinor), rank: ahead.rank })
  return (
    <StickyFooter>
      <section className={styles.own} aria-label={t('board.own')}>
        <LeaderRow leader={own} {...(note && { note })} />
      </section>
    </StickyFooter>
  )
}
