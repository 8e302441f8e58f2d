import { useId, type ReactNode } from 'react'
import styles from './ChoiceCards.module.css'

export interface Choice {
  readonly id: string
  readonly icon: ReactNode
  readonly title: string
  /** Small lines below the title. Empty strings are left out. */
  readonly lines: readonly string[]
  /** A highlighted word next to the title. */
  readonly tag?: string | undefined
  readonly disabled?: boolean
  /** A separate button at the end of the card. */
  readonly action?: ReactNode
}

export interface ChoiceCardsProps {
  /** Accessible name of the group. Not visible. */
  readonly label: string
  readonly items: readonly Choice[]
  /** The id of the selected item. No item is selected when none has this id. */
  readonly value: string
  readonly onChange: (id: string) => void
}

/** A radio group of cards. Uses native radio buttons, so that Tab stops once and the arrow keys choose. */
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
