import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { Avatar, Money } from '@lobby/ui'
import type { ReactNode } from 'react'
import type { LeaderBoardEntry } from '../queries/leaderBoard.ts'
import styles from './LeaderBoardEntryRow.module.css'

export interface LeaderBoardEntryRowProps {
  readonly leader: LeaderBoardEntry
  /** The content in place of the staked amount. */
  readonly note?: ReactNode
}

/** Shows a row of the leader board: rank, name, staked amount and prize. A player without a rank has a dash. */
export function LeaderBoardEntryRow({
  leader: { rank, name, stakedMinor, prizeMinor, own },
  note,
}: LeaderBoardEntryRowProps) {
  const t = useText()
  const { number } = useLanguageFormat()
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
