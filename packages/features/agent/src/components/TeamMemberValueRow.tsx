import { Avatar } from '@lobby/ui'
import { ChevronRight } from '@lobby/ui/icons'
import type { ReactNode } from 'react'
import styles from './TeamMemberValueRow.module.css'

export interface TeamMemberValueRowProps {
  readonly name: string
  /** A second line in smaller text, below the name. */
  readonly hint: string
  /** The value at the end of the row. */
  readonly value: ReactNode
  /** Called when the row is pressed. If present, the whole row is a button. */
  readonly onPress?: () => void
}

/** Shows a team member as a row of a list, with a value at the end of the row. */
export function TeamMemberValueRow({ name, hint, value, onPress }: TeamMemberValueRowProps) {
  const content = (
    <>
      <Avatar name={name} size="s" decorative />
      <span className={styles.body}>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.hint}>{hint}</span>
        </span>
        <span className={styles.value}>{value}</span>
      </span>
      {onPress && <ChevronRight className={styles.chevron} aria-hidden="true" />}
    </>
  )
  if (!onPress) return <div className={styles.row}>{content}</div>
  return (
    <button type="button" className={styles.row} onClick={onPress}>
      {content}
    </button>
  )
}
