import { RefreshCw } from '../icons/index.ts'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '../Field/TextField.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './CaptchaField.module.css'

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'digits'> {
  /** The picture's address; undefined while it is on its way. */
  readonly picture: string | undefined
  /** The picture did not come. */
  readonly failed?: boolean
  /** The picture was pressed: give another one. */
  readonly onRefresh: () => void
  /** Says what a press on the picture does. */
  readonly refreshLabel: string
  /** Stands in the picture's place when it did not come, for example `Try again`. */
  readonly failedText: string
  readonly loadingLabel: string
  /** How many digits are taken at most; 6 unless given. */
  readonly maxDigits?: number
}

/**
 * Digits to copy from a picture; a press on the picture asks for another one. A picture that cannot be drawn counts as one that did not
 * come. What react-hook-form's `register` gives can be spread into it.
 */
export function CaptchaField(props: CaptchaFieldProps) {
  const { picture, failed = false, onRefresh, refreshLabel, failedText, loadingLabel, maxDigits = 6, ...rest } = props
  const [broken, setBroken] = useState<string>()
  const lost = failed || (picture !== undefined && broken === picture)
  return (
    <TextField
      autoComplete="off"
      {...rest}
      digits={maxDigits}
      trailing={
        <button
          type="button"
          className={styles.picture}
          data-lost={lost || undefined}
          aria-label={lost || picture === undefined ? undefined : refreshLabel}
          onClick={onRefresh}>
          {lost ? (
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
