import { Spinner } from '../Spinner/Spinner.tsx'
import { TextField, type TextFieldProps } from '../Field/TextField.tsx'
import styles from './VerificationCodeField.module.css'

export interface VerificationCodeFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'digits' | 'minDigits'> {
  /** The text of the button that requests a code, for example `Send code`. */
  readonly sendLabel: string
  /** Returns the text of the button while no other code can be requested, for example `Again in 59 s`. */
  readonly waitLabel: (seconds: number) => string
  /**
   * The whole seconds until another code can be requested; 0 if it can be requested now. The parent component counts
   * the seconds, so that the waiting time continues when the player leaves the screen.
   */
  readonly secondsLeft: number
  readonly onSend: () => void
  /** True while the request for a code is in flight. The button shows a spinner then. */
  readonly sending?: boolean
  /** True if the input is disabled because no code was sent yet. The button stays enabled. */
  readonly locked?: boolean
  /** The maximum number of digits of the code. */
  readonly maxDigits?: number
}

/** The minimum number of digits of a code. Shorter numbers in a pasted message cannot be the code. */
const MIN_DIGITS = 4

/**
 * Renders a field for a code that is sent by message. The button in the field requests the code, then shows the time
 * until another one can be requested. Phones offer the code above the keyboard, and the whole message can be pasted.
 * Accepts the result of react-hook-form's `register` as props.
 */
export function VerificationCodeField({
  sendLabel,
  waitLabel,
  secondsLeft,
  onSend,
  sending = false,
  locked = false,
  maxDigits = 10,
  ...rest
}: VerificationCodeFieldProps) {
  const isWaiting = sending || secondsLeft > 0
  return (
    <TextField
      autoComplete="one-time-code"
      {...rest}
      disabled={rest.disabled === true || locked}
      digits={maxDigits}
      minDigits={MIN_DIGITS}
      trailing={
        // Uses `aria-disabled` while no other code can be requested. With `disabled`, the button would lose the focus
        // as soon as the player has pressed it.
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
