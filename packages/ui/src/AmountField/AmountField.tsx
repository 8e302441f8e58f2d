import { useId, type ReactNode } from 'react'
import type { ChipItem } from '../Chips/Chip.tsx'
import { Chips } from '../Chips/Chips.tsx'
import { hasContent } from '../Field/hasContent.ts'
import styles from './AmountField.module.css'

export interface AmountFieldProps {
  readonly label: string
  /** The sign of the currency, before the figures; not said. */
  readonly sign: string
  /** As it was typed. */
  readonly value: string
  readonly onChange: (text: string) => void
  /** The field was left. */
  readonly onLeave?: () => void
  /** What is wrong and how to mend it; marks the field as invalid. */
  readonly error?: ReactNode
  /** Below, while nothing is wrong. */
  readonly hint?: ReactNode
  /** Amounts to pick. */
  readonly chips?: readonly ChipItem[]
  /** Names the amounts to pick; not shown. */
  readonly chipsLabel?: string
  /** The id of the amount that stands in the field. */
  readonly chosen?: string
  readonly onPick?: (id: string) => void
  /** Takes the focus when it appears: a press brought it. */
  readonly focused?: boolean
}

/** The one number of a payment: large, with amounts to pick below. */
export function AmountField({
  label,
  sign,
  value,
  onChange,
  onLeave,
  error,
  hint,
  chips = [],
  chipsLabel = '',
  chosen = '',
  onPick,
  focused = false,
}: AmountFieldProps) {
  const id = useId()
  const failed = hasContent(error)
  return (
    <div className={styles.amount}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <span className={styles.sign} aria-hidden="true">
          {sign}
        </span>
        <input
          id={id}
          ref={focused ? takeFocus : undefined}
          className={styles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0"
          dir="ltr"
          value={value}
          aria-invalid={failed || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      </div>
      <div id={`${id}-note`} className={styles.note} data-failed={failed || undefined} aria-live="polite">
        {failed ? error : hint}
      </div>
      {chips.length > 0 && (
        <div className={styles.chips}>
          <Chips
            label={chipsLabel}
            layout="rail"
            items={chips}
            value={[chosen]}
            onChange={([picked]) => picked !== undefined && onPick?.(picked)}
          />
        </div>
      )}
    </div>
  )
}

const takeFocus = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true })
