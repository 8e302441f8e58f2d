import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx/cx.ts'
import { FieldNote } from './FieldNote.tsx'
import { hasContent } from './hasContent.ts'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** May hold links and buttons: a press on one of them does not switch the box. */
  readonly label: ReactNode
  /** What is wrong and how to mend it; marks the box as invalid. */
  readonly error?: ReactNode
  readonly hint?: ReactNode
}

/** A native checkbox; its label is part of the target. What react-hook-form's `register` gives can be spread into it. */
export function Checkbox({ label, error, hint, className, ...rest }: CheckboxProps) {
  const made = useId()
  const id = rest.id ?? made
  const failed = hasContent(error)
  const noted = failed || hasContent(hint)
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.row}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={styles.input}
          aria-invalid={failed || undefined}
          aria-describedby={cx(rest['aria-describedby'], noted && `${id}-note`) || undefined}
        />
        <span className={styles.label}>{label}</span>
      </label>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  )
}
