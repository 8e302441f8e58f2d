import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx/cx.ts'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldNote } from './FieldNote.tsx'
import { hasRenderableContent } from './hasRenderableContent.ts'
import styles from './Field.module.css'
import own from './TextArea.module.css'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string
  /** The error text: what is wrong and how to fix it. If it is set, the field is marked as invalid. */
  readonly error?: ReactNode
  readonly hint?: ReactNode
  /** The number of characters and the limit, for example `12 / 140`, at the end of the line below the field. */
  readonly count?: string
}

/**
 * Renders a field for several lines of text, with a label above and a hint or error below. The field grows with its
 * content. It has no maximum length and cuts nothing off, so the form must report a text that is too long.
 */
export function TextArea({ label, error, hint, count, className, ...rest }: TextAreaProps) {
  const generatedId = useId()
  const id = rest.id ?? generatedId
  const isInvalid = hasRenderableContent(error)
  const hasNote = isInvalid || hasRenderableContent(hint)
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
          aria-invalid={isInvalid || undefined}
          aria-describedby={
            cx(rest['aria-describedby'], hasNote && `${id}-note`, count !== undefined && `${id}-count`) || undefined
          }
        />
      </div>
      {(hasNote || count !== undefined) && (
        <div className={own.below}>
          <FieldNote id={`${id}-note`} error={error} hint={hint} />
          {count !== undefined && (
            <span id={`${id}-count`} className={own.count} data-failed={isInvalid || undefined}>
              {count}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
