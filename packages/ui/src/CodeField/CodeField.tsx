import { Spinner } from '../Spinner/Spinner.tsx'
import { TextField, type TextFieldProps } from '../Field/TextField.tsx'
import styles from './CodeField.module.css'

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'digits' | 'minDigits'> {
  /** The text of the send button, for example `Send code`. */
  readonly sendLabel: string
  /** Returns the text of the button during the wait, for example `Again in 59 s`. */
  readonly waitLabel: (seconds: number) => string
  /**
   * The whole seconds until another code can be requested; 0 if one can be requested now. The parent counts them, so
   * that the wait continues after the player leaves the screen and returns.
   */
  readonly secondsLeft: number
  readonly onSend: () => void
  /** True while the request for a code is in flight. Shows a spinner in the button. */
  readonly sending?: boolean
  /** Disables the input because no code was sent yet. The button stays enabled. */
  readonly locked?: boolean
  /** The maximum number of digits. */
  readonly maxDigits?: number
}

/**
 * The minimum number of digits of a code, so that shorter numbers in a pasted message are not mistaken for the code.
 */
const MIN_DIGITS = 4

/**
 * Renders a field for a code that is sent by message. The button in the field requests the code, then shows the time
 * until another one can be requested. Phones offer the code above the keyboard, and the whole message can be pasted.
 * The result of react-hook-form's `register` can be spread into it.
 */
export function CodeField({
  sendLabel,
  waitLabel,
  secondsLeft,
  onSend,
  sending = false,
  locked = false,
  maxDigits = 10,
  ...rest
}: CodeFieldProps) {
  const isWaiting = sending || secondsLeft > 0
  return (
    <TextField
      autoComplete="one-time-code"
      {...rest}
      disabled={rest.disabled === true || locked}
      digits={maxDigits}
      minDigits={MIN_DIGITS}
      trailing={
        // Uses aria-disabled during the wait: `disabled` would drop the focus of the player who has just pressed it.
        <button
          type="button"
          className={styles.send}
          aria-disabled={isWaiting || undefined}
          aria-busy={sending || undefined}
          disabled={rest.disabled}
          onClick={isWaiting ? undefined : onSend}>
          <span className={styles.text} data-veiled={sending || undefined}>
            {secondsLeft > 0 ? waitLabel(secondsLeft) : sendLabel}
          </span>
          {sending && (
            <span className={styles.wait}>
              <Spinner />
            </span>
          )}
        </button>
      }
    />
  )
}
