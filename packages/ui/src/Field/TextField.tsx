import { X } from 'lucide-react'
import { useId, useImperativeHandle, useRef, type ComponentProps, type ReactNode, type Ref } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { cx } from '../cx/cx.ts'
import { clearInput } from './clearInput.ts'
import { FieldNote } from './FieldNote.tsx'
import { hasContent } from './hasContent.ts'
import styles from './Field.module.css'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'ref'> {
  readonly label: string
  /** What is wrong and how to mend it; marks the field as invalid. */
  readonly error?: ReactNode
  readonly hint?: ReactNode
  /** Gives the field a clear button of this name, shown while something is typed. */
  readonly clearLabel?: string
  /** Called after the field was emptied; `onChange` has heard of it already. */
  readonly onClear?: () => void
  /** Stands inside the field at its end, for example an eye. */
  readonly trailing?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text: label above, hint or error below and tied to the input. Controlled or not. */
export function TextField({ label, error, hint, clearLabel, onClear, trailing, ref, className, ...rest }: TextFieldProps) {
  const made = useId()
  const id = rest.id ?? made
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const failed = hasContent(error)
  const noted = failed || hasContent(hint)
  const clear = () => {
    if (!input.current) return
    clearInput(input.current)
    onClear?.()
  }
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          placeholder=" "
          {...rest}
          id={id}
          ref={input}
          className={styles.input}
          aria-invalid={failed || undefined}
          aria-describedby={cx(rest['aria-describedby'], noted && `${id}-note`) || undefined}
        />
        {clearLabel !== undefined && (
          <IconButton label={clearLabel} className={styles.clear} disabled={rest.disabled} onClick={clear}>
            <X />
          </IconButton>
        )}
        {trailing}
      </div>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  )
}
