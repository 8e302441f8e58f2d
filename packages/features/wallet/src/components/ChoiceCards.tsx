import { useId, type ReactNode } from 'react'
import styles from './ChoiceCards.module.css'

export interface Choice {
  readonly id: string
  readonly icon: ReactNode
  readonly title: string
  /** Small lines below the title; empty ones are left out. */
  readonly lines: readonly string[]
  /** A word that stands out, beside the title. */
  readonly tag?: string | undefined
  readonly disabled?: boolean
  /** A button of its own at the card's end. */
  readonly action?: ReactNode
}

export interface ChoiceCardsProps {
  /** Names the group; not shown. */
  readonly label: string
  readonly items: readonly Choice[]
  /** The id of what is chosen; none where no item has it. */
  readonly value: string
  readonly onChange: (id: string) => void
}

/** One of a few, each a card that says what it is. Native radio buttons: one stop of Tab, arrows choose. */
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
