import { ChevronRight } from '../icons/index.ts'
import type { ReactNode } from 'react'
import styles from './ListRow.module.css'

export interface ListRowProps {
  readonly label: string
  /** A second line, smaller. */
  readonly hint?: string
  readonly icon?: ReactNode
  /** What is set or known, at the end: `English`, `R$ 12,50`. */
  readonly value?: ReactNode
  /** A `Badge`, or a number of what is new. */
  readonly badge?: ReactNode
  /** The row is one press. */
  readonly onPress?: () => void
  /** Makes the row a link, with the class and content given. */
  readonly renderLink?: (className: string, content: ReactNode) => ReactNode
  /** What cannot be taken back, or leaves: signing out. */
  readonly danger?: boolean
  /** The press is not to be had; the hint says why. */
  readonly disabled?: boolean
}

/** One entry of a list: a link, a press, or something that is only read. What leads on has a chevron. */
export function ListRow({
  label,
  hint,
  icon,
  value,
  badge,
  onPress,
  renderLink,
  danger = false,
  disabled = false,
}: ListRowProps) {
  const leads = renderLink !== undefined || (onPress !== undefined && !danger && !disabled)
  const content = (
    <>
      {icon !== undefined && (
        <span className={styles.icon} data-danger={danger || undefined} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.body}>
        <span className={styles.words}>
          <span className={styles.label} data-danger={danger || undefined}>
            {label}
          </span>
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </span>
        {badge !== undefined && <span className={styles.badge}>{badge}</span>}
        {value !== undefined && <span className={styles.value}>{value}</span>}
      </span>
      {leads && <ChevronRight className={styles.chevron} aria-hidden="true" />}
    </>
  )
  if (renderLink) return renderLink(styles.row ?? '', content)
  if (!onPress) return <div className={styles.row}>{content}</div>
  return (
    <button type="button" className={styles.row} disabled={disabled} onClick={onPress}>
      {content}
    </button>
  )
}
