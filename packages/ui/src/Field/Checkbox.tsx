import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx/cx.ts'
import { FieldNote } from './FieldNote.tsx'
import { hasRenderableContent } from './hasRenderableContent.ts'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label. It may contain links and buttons; a press on one of them does not toggle the box. */
  readonly label: ReactNode
  /** The error text: what is wrong and how to fix it. If it is set, the box is marked as invalid. */
  readonly error?: ReactNode
  readonly hint?: ReactNode
}

/**
 * Renders a native checkbox whose label can be pressed too. Accepts the result of react-hook-form's `register` as
 * props.
 */
export function Checkbox({ label, error, hint, className, ...rest }: CheckboxProps) {
  const generatedId = useId()
  const id = rest.id ?? generatedId
  const isInvalid = hasRenderableContent(error)
  const hasNote = isInvalid || hasRenderableContent(hint)
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.row}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={styles.input}
          aria-invalid={isInvalid || undefined}
          aria-describedby={cx(rest['aria-describedby'], hasNote && `${id}-note`) || undefined}
        />
        <span className={styles.label}>{label}</span>
      </label>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  )
}
