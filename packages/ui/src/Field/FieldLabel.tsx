import type { ComponentProps } from 'react'
import styles from './Field.module.css'

export interface FieldLabelProps extends ComponentProps<'label'> {
  /**
   * True if the label has an asterisk. The asterisk is hidden from screen readers, because the `required` attribute of
   * the input is enough for them.
   */
  readonly required?: boolean | undefined
}

/** Renders the label above a control. */
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
