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
  /** Says what is wrong and how to fix it. Marks the field as invalid. */
  readonly error?: ReactNode
  readonly hint?: ReactNode
  /** Adds a clear button with this accessible name, visible while the field has text. */
  readonly clearLabel?: string
  /** Called after the clear button emptied the field, and after `onChange`. */
  readonly onClear?: () => void
  /**
   * Removes everything but digits from typed and pasted text, and limits their number. Phones show a numeric keyboard.
   */
  readonly digits?: number
  /**
   * The minimum number of digits, `digits` by default. When a message with several numbers is pasted, the field takes
   * the only number that fits.
   */
  readonly minDigits?: number
  /** Content inside the field at its start, for example a dialling code. */
  readonly leading?: ReactNode
  /** Content inside the field at its end, for example the button that shows a password. */
  readonly trailing?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * Renders a single-line text field with a label above and a hint or error below. Works controlled and uncontrolled: the
 * result of react-hook-form's `register` can be spread into it. `required` adds an asterisk to the label.
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
  const generatedId = useId()
  const id = rest.id ?? generatedId
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const isInvalid = hasContent(error)
  const hasNote = isInvalid || hasContent(hint)
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
          aria-invalid={isInvalid || undefined}
          aria-describedby={cx(rest['aria-describedby'], hasNote && `${id}-note`) || undefined}
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
