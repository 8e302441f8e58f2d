import type { ComponentProps } from 'react'
import styles from './Field.module.css'

export interface FieldLabelProps extends ComponentProps<'label'> {
  /** Marks the field as one that must be filled in; the mark is for the eye, since `required` says it to everyone else. */
  readonly required?: boolean | undefined
}

/** The line above a control. */
export function FieldLabel({ required, children, ...rest }: FieldLabelProps) {
  return (
    <label {...rest} className={styles.label}>
      {children}
      {required === true && (
        <span className={styles.mark} aria-hidden="true">
          {'\u00a0*'}
        </span>
      )}
    </label>
  )
}
