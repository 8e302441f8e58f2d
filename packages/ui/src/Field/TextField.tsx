import { X } from '../icons/index.ts'
import {
  useId,
  useImperativeHandle,
  useRef,
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { cx } from '../cx/cx.ts'
import { clearInput } from './clearInput.ts'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldNote } from './FieldNote.tsx'
import { hasContent } from './hasContent.ts'
import { keepDigits } from './keepDigits.ts'
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
  /** Takes digits alone, at most this many, whatever is typed or pasted; phones show digits to type them. */
  readonly digits?: number
  /** How many digits the number has at least: when a message with several numbers is pasted, the only one that fits is taken. `digits` unless given. */
  readonly minDigits?: number
  /** Stands inside the field at its start, for example a dialling code. */
  readonly leading?: ReactNode
  /** Stands inside the field at its end, for example an eye. */
  readonly trailing?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * One line of text: label above, hint or error below and tied to the input. Controlled, or not: what react-hook-form's `register` gives
 * can be spread into it. `required` marks the label.
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    error,
    hint,
    clearLabel,
    onClear,
    digits,
    minDigits,
    leading,
    trailing,
    ref,
    className,
    onChange,
    ...rest
  } = props
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
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (digits !== undefined) keepDigits(event.target, digits, minDigits)
    onChange?.(event)
  }
  return (
    <div className={cx(styles.field, className)}>
      <FieldLabel htmlFor={id} required={rest.required}>
        {label}
      </FieldLabel>
      <div className={styles.box}>
        {leading}
        <input
          placeholder=" "
          {...(digits !== undefined && { inputMode: 'numeric' })}
          {...rest}
          onChange={change}
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
