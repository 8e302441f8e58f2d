import { Spinner } from '../Spinner/Spinner.tsx'
import { TextField, type TextFieldProps } from '../Field/TextField.tsx'
import styles from './CodeField.module.css'

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'digits' | 'minDigits'> {
  /** For example `Send code`. */
  readonly sendLabel: string
  /** What the button says while one has to wait, for example `Again in 59 s`. */
  readonly waitLabel: (seconds: number) => string
  /** Whole seconds until a code can be asked for again, 0 when it can: counted by whoever sends it, so that it outlives the screen. */
  readonly secondsLeft: number
  readonly onSend: () => void
  /** A code is being sent. */
  readonly sending?: boolean
  /** Takes no code yet, since none was sent; the button works. */
  readonly locked?: boolean
  /** How many digits are taken at most; 10 unless given. */
  readonly maxDigits?: number
}

/** Codes are longer than most other numbers of a message. */
const MIN_DIGITS = 4

/**
 * A code that is sent by message on request: the button in the field asks for it, then shows how long until it can be asked for again.
 * Phones offer the code above the keyboard; pasting the whole message works. What react-hook-form's `register` gives can be spread into it.
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
  const waits = sending || secondsLeft > 0
  return (
    <TextField
      autoComplete="one-time-code"
      {...rest}
      disabled={rest.disabled === true || locked}
      digits={maxDigits}
      minDigits={MIN_DIGITS}
      trailing={
        // Stays a stop of Tab while it waits, so that the focus is not lost at the press that sent the code.
        <button
          type="button"
          className={styles.send}
          aria-disabled={waits || undefined}
          aria-busy={sending || undefined}
          disabled={rest.disabled}
          onClick={waits ? undefined : onSend}>
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
