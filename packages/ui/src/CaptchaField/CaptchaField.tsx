import { RefreshCw } from '../icons/index.ts'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '../Field/TextField.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './CaptchaField.module.css'

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'digits'> {
  /** The URL of the picture. Undefined while the picture is loading. */
  readonly picture: string | undefined
  /** True if the picture failed to load. */
  readonly failed?: boolean
  /** Called when the player presses the picture to request another picture. */
  readonly onRefresh: () => void
  /** The accessible name of the button that shows the picture. It names what a press does. */
  readonly refreshLabel: string
  /** The text of the button that replaces a picture which failed to load, for example `Try again`. */
  readonly failedText: string
  readonly loadingLabel: string
  /** The maximum number of digits that the player can enter. */
  readonly maxDigits?: number
}

/**
 * Renders a field for digits that the player copies from a picture. A press on the picture requests another one. A
 * picture that the browser cannot decode counts as failed. Accepts the result of react-hook-form's `register` as props.
 */
export function CaptchaField(props: CaptchaFieldProps) {
  const { picture, failed = false, onRefresh, refreshLabel, failedText, loadingLabel, maxDigits = 6, ...rest } = props
  const [broken, setBroken] = useState<string>()
  const isFailed = failed || (picture !== undefined && broken === picture)
  return (
    <TextField
      autoComplete="off"
      {...rest}
      digits={maxDigits}
      trailing={
        <button
          type="button"
          className={styles.picture}
          data-lost={isFailed || undefined}
          aria-label={isFailed || picture === undefined ? undefined : refreshLabel}
          onClick={onRefresh}>
          {isFailed ? (
            <>
              <RefreshCw aria-hidden="true" />
              {failedText}
            </>
          ) : picture === undefined ? (
            <Spinner label={loadingLabel} />
          ) : (
            <img src={picture} alt="" width={132} height={44} onError={() => setBroken(picture)} />
          )}
        </button>
      }
    />
  )
}
