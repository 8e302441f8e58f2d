import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldLabel } from '../Field/FieldLabel.tsx'
import { FieldNote } from '../Field/FieldNote.tsx'
import { hasRenderableContent } from '../Field/hasRenderableContent.ts'
import { findCodeInMessage } from '../Field/removeNonDigits.ts'
import field from '../Field/Field.module.css'
import styles from './OneTimeCode.module.css'

export interface OneTimeCodeProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'dir' | 'maxLength'
> {
  readonly label: string
  /** The digits entered so far. */
  readonly value: string
  /** Called after each change with the entered digits, without other characters. There are at most `length` digits. */
  readonly onChange: (code: string) => void
  /** Called when the last digit is entered, for example to submit the code. */
  readonly onComplete?: (code: string) => void
  readonly length?: 4 | 5 | 6 | 8
  readonly error?: ReactNode
  readonly hint?: ReactNode
  /** True while the code is being checked. The field is read-only then. */
  readonly busy?: boolean
}

/**
 * Renders a field for a code that was sent by message. It is a single input that looks like one box per digit, so that
 * phones offer the code above the keyboard and the player can paste the whole message.
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
  const generatedId = useId()
  const id = rest.id ?? generatedId
  const isInvalid = hasRenderableContent(error)
  const take = (text: string) => {
    const code = findCodeInMessage(text, length, length)
    // If a pasted message has several numbers that could be the code, the value of the field does not change.
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
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid || hasRenderableContent(hint) ? `${id}-note` : undefined}
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
