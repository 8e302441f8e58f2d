import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx/cx.ts'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldNote } from './FieldNote.tsx'
import { hasContent } from './hasContent.ts'
import styles from './Field.module.css'
import own from './TextArea.module.css'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string
  /** What is wrong and how to mend it; marks the field as invalid. */
  readonly error?: ReactNode
  readonly hint?: ReactNode
  /** How much is written of what there may be, `12 / 140`. It stands at the end of the line below. */
  readonly count?: string
}

/**
 * Several lines of text, which grow with what is written: label above, hint or error below and tied to it. It takes what is typed beyond a limit:
 * what is said of it is the form's, and nothing is cut off.
 */
export function TextArea({ label, error, hint, count, className, ...rest }: TextAreaProps) {
  const made = useId()
  const id = rest.id ?? made
  const failed = hasContent(error)
  const noted = failed || hasContent(hint)
  return (
    <div className={cx(styles.field, className)}>
      <FieldLabel htmlFor={id} required={rest.required}>
        {label}
      </FieldLabel>
      <div className={cx(styles.box, own.lines)}>
        <textarea
          rows={3}
          placeholder=" "
          {...rest}
          id={id}
          className={styles.input}
          aria-invalid={failed || undefined}
          aria-describedby={
            cx(rest['aria-describedby'], noted && `${id}-note`, count !== undefined && `${id}-count`) || undefined
          }
        />
      </div>
      {(noted || count !== undefined) && (
        <div className={own.below}>
          <FieldNote id={`${id}-note`} error={error} hint={hint} />
          {count !== undefined && (
            <span id={`${id}-count`} className={own.count} data-failed={failed || undefined}>
              {count}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
