import { useFormat, useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { Avatar, Money } from '@lobby/ui'
import type { ReactNode } from 'react'
import type { Leader } from '../queries/leaderBoard.ts'
import styles from './LeaderRow.module.css'

export interface LeaderRowProps {
  readonly leader: Leader
  /** The content in place of the staked amount. */
  readonly note?: ReactNode
}

/** Shows a row of the leader board: rank, name, staked amount and prize. A player without a rank has a dash. */
export function LeaderRow({ leader: { rank, name, stakedMinor, prizeMinor, own }, note }: LeaderRowProps) {
  const t = useText()
  const { number } = useFormat()
  const formatMinor = useMoneyFormat()
  return (
    <div className={styles.row}>
      <span className={styles.rank}>{rank > 0 ? number(rank) : '–'}</span>
      <Avatar name={name} size="s" decorative />
      <span className={styles.words}>
        <span className={styles.name}>{own ? t('board.you') : name}</span>
        <span className={styles.staked}>{note ?? t('board.staked', { amount: formatMinor(stakedMinor) })}</span>
      </span>
      {prizeMinor > 0 && (
        <span className={styles.prize}>
          <span className="visually-hidden">{t('board.prize')} </span>
          <Money text={formatMinor(prizeMinor)} />
        </span>
      )}
    </div>
  )
}
