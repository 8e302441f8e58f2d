import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldLabel } from '../Field/FieldLabel.tsx'
import { FieldNote } from '../Field/FieldNote.tsx'
import { hasContent } from '../Field/hasContent.ts'
import { codeIn } from '../Field/keepDigits.ts'
import field from '../Field/Field.module.css'
import styles from './OneTimeCode.module.css'

export interface OneTimeCodeProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'dir' | 'maxLength'
> {
  readonly label: string
  /** The digits so far. */
  readonly value: string
  /** Told digits alone, at most `length` of them, whatever was typed or pasted. */
  readonly onChange: (code: string) => void
  /** Told once the last digit is there; a good moment to send it. */
  readonly onComplete?: (code: string) => void
  readonly length?: 4 | 5 | 6 | 8
  readonly error?: ReactNode
  readonly hint?: ReactNode
  /** The code is being checked: it stays and cannot be changed. */
  readonly busy?: boolean
}

/**
 * A code that came by message. One input that looks like a box a digit: phones offer the code above the keyboard, and pasting a whole
 * message works.
 */
export function OneTimeCode({
  label,
  value,
  onChange,
  onComplete,
  length = 6,
  error,
  hint,
  busy = false,
  ...rest
}: OneTimeCodeProps) {
  const made = useId()
  const id = rest.id ?? made
  const failed = hasContent(error)
  const take = (text: string) => {
    const code = codeIn(text, length, length)
    // A message with several numbers that could be the code leaves the field as it is.
    if (code === undefined || code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }
  return (
    <div className={field.field}>
      <FieldLabel htmlFor={id} required={rest.required}>
        {label}
      </FieldLabel>
      <div className={styles.room}>
        <div className={styles.code} dir="ltr" data-length={length} data-busy={busy || undefined}>
          <input
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            id={id}
            className={styles.input}
            value={value}
            readOnly={busy || rest.readOnly}
            aria-busy={busy || undefined}
            aria-invalid={failed || undefined}
            aria-describedby={failed || hasContent(hint) ? `${id}-note` : undefined}
            onChange={(event) => take(event.target.value)}
          />
          <span className={styles.cells} aria-hidden="true">
            {Array.from({ length }, (_, index) => (
              <i key={index} data-next={index === Math.min(value.length, length - 1) || undefined} />
            ))}
          </span>
        </div>
      </div>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  )
}
