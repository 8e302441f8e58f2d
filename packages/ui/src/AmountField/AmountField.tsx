import { useId, type ReactNode } from 'react'
import type { ChipItem } from '../Chips/Chip.tsx'
import { Chips } from '../Chips/Chips.tsx'
import { hasRenderableContent } from '../Field/hasRenderableContent.ts'
import styles from './AmountField.module.css'

export interface AmountFieldProps {
  readonly label: string
  /** The currency sign before the amount. Screen readers do not read it. */
  readonly currencySign: string
  /** The text in the field, exactly as the player typed it. */
  readonly value: string
  readonly onChange: (text: string) => void
  /** Called when the field loses the focus. */
  readonly onBlur?: () => void
  /** The error text: what is wrong and how to fix it. If it is set, the field is marked as invalid. */
  readonly error?: ReactNode
  /** A note below the field, hidden while there is an error. */
  readonly hint?: ReactNode
  /** The preset amounts, which the player can choose by a press. */
  readonly chips?: readonly ChipItem[]
  /** The accessible name of the group of preset amounts. */
  readonly chipsLabel?: string
  /** The id of the preset amount that equals the value of the field. */
  readonly selectedChip?: string
  readonly onPick?: (id: string) => void
  /** True if the field receives the focus when it mounts. Set it only when a press of the player opened the field. */
  readonly focusOnMount?: boolean
}

/** Renders a large field for the amount of a payment, with preset amounts below. */
export function AmountField({
  label,
  currencySign,
  value,
  onChange,
  onBlur,
  error,
  hint,
  chips = [],
  chipsLabel = '',
  selectedChip = '',
  onPick,
  focusOnMount = false,
}: AmountFieldProps) {
  const id = useId()
  const failed = hasRenderableContent(error)
  return (
    <div className={styles.amount}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <span className={styles.sign} aria-hidden="true">
          {currencySign}
        </span>
        <input
          id={id}
          ref={focusOnMount ? focusInput : undefined}
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
          onBlur={onBlur}
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
            value={[selectedChip]}
            onChange={([picked]) => picked !== undefined && onPick?.(picked)}
          />
        </div>
      )}
    </div>
  )
}

const focusInput = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true })
