import { CalendarDays } from '../icons/index.ts'
import { TextField, type TextFieldProps } from '../Field/TextField.tsx'
import { cx } from '../cx/cx.ts'
import styles from './DateField.module.css'

/** The props of `TextField`. `min` and `max` are the first and the last selectable day, in the form `2008-11-20`. */
export type DateFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'digits'>

/**
 * Renders a field for a day. The player types the day or picks it in the date picker of the browser. The value has the
 * form `2008-11-20`, or is empty. For a birthday, pass `autoComplete="bday"`. Accepts the result of react-hook-form's
 * `register` as props.
 */
export function DateField({ className, ...rest }: DateFieldProps) {
  return (
    <TextField
      {...rest}
      type="date"
      className={cx(styles.date, className)}
      trailing={<CalendarDays className={styles.icon} aria-hidden="true" />}
    />
  )
}
