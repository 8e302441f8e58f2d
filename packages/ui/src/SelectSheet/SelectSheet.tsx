import { ChevronDown } from '../icons/index.ts'
import { useId, type ReactNode, type Ref } from 'react'
import { FieldLabel } from '../Field/FieldLabel.tsx'
import { FieldNote } from '../Field/FieldNote.tsx'
import { hasContent } from '../Field/hasContent.ts'
import field from '../Field/Field.module.css'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { OptionListTexts } from './OptionList.tsx'
import type { SelectOption } from './SelectOption.ts'
import { useOptionSheet, type LoadOptionSheet } from './useOptionSheet.ts'
import styles from './SelectSheet.module.css'

export type SelectSheetProps = OptionListTexts & {
  readonly label: string
  readonly options: readonly SelectOption[]
  /** The value of the selected option. If no option has it, the placeholder is shown. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder: string
  readonly closeLabel: string
  /** The error when the sheet's chunk failed to load. Say that a press tries again. */
  readonly failedText: string
  readonly error?: ReactNode
  readonly hint?: ReactNode
  /** Adds an asterisk to the label. */
  readonly required?: boolean
  readonly disabled?: boolean
  /** True while the options are loading. */
  readonly busy?: boolean
  /** The name under which a form submits the value. */
  readonly name?: string
  readonly onBlur?: () => void
  /** Receives the button that opens the sheet, for example to focus it. */
  readonly ref?: Ref<HTMLButtonElement>
  /** Loads the sheet. Imports its chunk by default. */
  readonly load?: LoadOptionSheet
}

/**
 * Renders a field whose value the player picks in a sheet. With `searchLabel` the sheet has a search; use it for about
 * ten options or more. The `field` of react-hook-form's `Controller` can be spread into it.
 */
export function SelectSheet(props: SelectSheetProps) {
  const { label, options, value, onChange, placeholder, closeLabel, failedText, error, hint, ...others } = props
  const { required = false, disabled = false, busy = false, name, onBlur, ref, load, ...texts } = others
  const id = useId()
  const { state, OptionSheet, setOpen, opener } = useOptionSheet(load)
  const selected = options.find((option) => option.value === value)
  const errorText = state === 'failed' ? failedText : error
  const isInvalid = hasContent(errorText)
  const open = state === 'open'
  return (
    <div className={field.field}>
      <FieldLabel id={`${id}-label`} htmlFor={id} required={required}>
        {label}
      </FieldLabel>
      <button
        {...opener}
        type="button"
        role="combobox"
        ref={ref}
        id={id}
        className={styles.trigger}
        aria-labelledby={`${id}-label`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-required={required || undefined}
        aria-invalid={isInvalid || undefined}
        aria-busy={busy || state === 'loading' || undefined}
        aria-describedby={isInvalid || hasContent(hint) ? `${id}-note` : undefined}
        disabled={disabled || busy}
        onBlur={onBlur}>
        {selected?.icon}
        <span className={styles.value} data-empty={!selected || undefined}>
          {selected?.label ?? placeholder}
        </span>
        {selected?.detail !== undefined && <span className={styles.detail}>{selected.detail}</span>}
        {busy || state === 'loading' ? <Spinner /> : <ChevronDown aria-hidden="true" />}
      </button>
      {name !== undefined && <input type="hidden" name={name} value={value} disabled={disabled} />}
      <FieldNote id={`${id}-note`} error={errorText} hint={hint} />
      {OptionSheet && (
        <OptionSheet
          {...texts}
          id={`${id}-list`}
          title={label}
          closeLabel={closeLabel}
          options={options}
          value={value}
          open={open}
          onOpenChange={setOpen}
          onPick={onChange}
        />
      )}
    </div>
  )
}
