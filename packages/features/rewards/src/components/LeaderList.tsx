import { useText } from '@lobby/i18n'
import { List } from '@lobby/ui'
import type { Leader } from '../queries/leaderBoard.ts'
import { LeaderRow } from './LeaderRow.tsx'
import styles from './LeaderList.module.css'

/** Lists the players of the leader board from the fourth place on. */
export function LeaderList({ leaders }: { readonly leaders: readonly Leader[] }) {
  const t = useText()
  if (leaders.length === 0) return null
  return (
    <List label={t('board.list')} start={leaders[0]?.rank}>
      {leaders.map((leader) => (
        <li key={leader.rank} className={styles.row} data-own={leader.own || undefined}>
          <LeaderRow leader={leader} />
        </li>
      ))}
    </List>
  )
}
