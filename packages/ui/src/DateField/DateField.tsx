import { CalendarDays } from '../icons/index.ts'
import { TextField, type TextFieldProps } from '../Field/TextField.tsx'
import { cx } from '../cx/cx.ts'
import styles from './DateField.module.css'

/** `min` and `max` are the first and the last day that can be chosen, as `2008-11-20`. */
export type DateFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'digits'>

/**
 * A day, picked with the system's own picker or typed; its value is `2008-11-20`, empty for none. For a birthday give
 * `autoComplete="bday"`. What react-hook-form's `register` gives can be spread into it.
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
