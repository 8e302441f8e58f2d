import { useId, type ReactNode } from 'react'
import styles from './ChoiceCards.module.css'

export interface ChoiceCardItem {
  readonly id: string
  readonly icon: ReactNode
  readonly title: string
  /** The texts below the title, one per line. The component omits empty strings. */
  readonly lines: readonly string[]
  /** A short highlighted text next to the title. */
  readonly tag?: string | undefined
  readonly disabled?: boolean
  /** A separate button at the end of the card. */
  readonly action?: ReactNode
}

export interface ChoiceCardsProps {
  /** The name of the group for screen readers. The name is not visible. */
  readonly label: string
  readonly items: readonly ChoiceCardItem[]
  /** The id of the selected item. If no item has this id, none is selected. */
  readonly value: string
  readonly onChange: (id: string) => void
}

/**
 * Shows a radio group of cards. Uses native radio buttons, so that the Tab key reaches the group one time and the arrow
 * keys change the selection.
 */
export function ChoiceCards({ label, items, value, onChange }: ChoiceCardsProps) {
  const name = useId()
  return (
    <div className={styles.cards} role="radiogroup" aria-label={label}>
      {items.map(({ id, icon, title, lines, tag, disabled = false, action }) => (
        <div key={id} className={styles.card} data-disabled={disabled || undefined}>
          <input
            type="radio"
            name={name}
            id={`${name}-${id}`}
            className={styles.input}
            checked={id === value}
            disabled={disabled}
            aria-describedby={`${name}-${id}-lines`}
            onChange={() => onChange(id)}
          />
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <span className={styles.words}>
            <span className={styles.head}>
              <label className={styles.title} htmlFor={`${name}-${id}`}>
                {title}
              </label>
              {tag !== undefined && <span className={styles.tag}>{tag}</span>}
            </span>
            <span id={`${name}-${id}-lines`} className={styles.lines}>
              {lines.filter(Boolean).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          </span>
          {action}
        </div>
      ))}
    </div>
  )
}
