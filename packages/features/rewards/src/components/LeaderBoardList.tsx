import { useText } from '@lobby/i18n'
import { List } from '@lobby/ui'
import type { LeaderBoardEntry } from '../queries/leaderBoard.ts'
import { LeaderBoardEntryRow } from './LeaderBoardEntryRow.tsx'
import styles from './LeaderBoardList.module.css'

/** Lists the players of the leader board from the fourth place on. */
export function LeaderBoardList({ leaders }: { readonly leaders: readonly LeaderBoardEntry[] }) {
  const t = useText()
  if (leaders.length === 0) return null
  return (
    <List label={t('board.list')} start={leaders[0]?.rank}>
      {leaders.map((leader) => (
        <li key={leader.rank} className={styles.row} data-own={leader.own || undefined}>
          <LeaderBoardEntryRow leader={leader} />
        </li>
      ))}
    </List>
  )
}
