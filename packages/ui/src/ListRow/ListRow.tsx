import { ChevronRight } from '../icons/index.ts'
import type { ReactNode } from 'react'
import styles from './ListRow.module.css'

export interface ListRowProps {
  readonly label: string
  /** A second, smaller line below the label. */
  readonly hint?: string
  readonly icon?: ReactNode
  /** The current value at the end of the row, for example `English` or `R$ 12,50`. */
  readonly value?: ReactNode
  /** A `Badge`, or the number of new items. */
  readonly badge?: ReactNode
  /** Called on a press on the row. If it is set, the whole row is a button. */
  readonly onPress?: () => void
  /** Renders a link with the given class and content. If it is set, the whole row is this link. */
  readonly renderLink?: (className: string, content: ReactNode) => ReactNode
  /** True if the action cannot be undone or ends something, for example signs the player out. */
  readonly danger?: boolean
  /** True if the button is disabled. Say why in `hint`. */
  readonly disabled?: boolean
}

/** Renders a row of a list as a link, a button or plain text. A row that opens another screen has a chevron. */
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
  const hasChevron = renderLink !== undefined || (onPress !== undefined && !danger && !disabled)
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
      {hasChevron && <ChevronRight className={styles.chevron} aria-hidden="true" />}
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
