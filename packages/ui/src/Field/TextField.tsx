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
import { hasRenderableContent } from './hasRenderableContent.ts'
import { removeNonDigits } from './removeNonDigits.ts'
import styles from './Field.module.css'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'ref'> {
  readonly label: string
  /** The error text: what is wrong and how to fix it. If it is set, the field is marked as invalid. */
  readonly error?: ReactNode
  readonly hint?: ReactNode
  /** The accessible name of a clear button. If it is set, this button is visible while the field has text. */
  readonly clearLabel?: string
  /** Called after the clear button has emptied the field and after `onChange` was called. */
  readonly onClear?: () => void
  /**
   * The maximum number of digits. If it is set, the field removes all other characters from typed and pasted text, and
   * phones show a numeric keyboard.
   */
  readonly digits?: number
  /**
   * The minimum number of digits; `digits` by default. The field needs it to find the code in a pasted message: the
   * only number that has from `minDigits` to `digits` digits becomes the value.
   */
  readonly minDigits?: number
  /** Content inside the field at its start, for example a dialling code. */
  readonly leading?: ReactNode
  /** Content inside the field at its end, for example the button that shows a password. */
  readonly trailing?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * Renders a single-line text field with a label above and a hint or error below. The field can be controlled or
 * uncontrolled, and accepts the result of react-hook-form's `register` as props. `required` adds an asterisk to the
 * label.
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
  const isInvalid = hasRenderableContent(error)
  const hasNote = isInvalid || hasRenderableContent(hint)
  const clear = () => {
    if (!input.current) return
    clearInput(input.current)
    onClear?.()
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (digits !== undefined) removeNonDigits(event.target, digits, minDigits)
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
