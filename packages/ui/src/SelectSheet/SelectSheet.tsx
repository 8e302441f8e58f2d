import { ChevronDown } from '../icons/index.ts'
import { useId, type ReactNode, type Ref } from 'react'
import { FieldLabel } from '../Field/FieldLabel.tsx'
import { FieldNote } from '../Field/FieldNote.tsx'
import { hasRenderableContent } from '../Field/hasRenderableContent.ts'
import field from '../Field/Field.module.css'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { OptionListTexts } from './OptionList.tsx'
import type { SelectOption } from './SelectOption.ts'
import { useOptionSheet, type OptionSheetLoader } from './useOptionSheet.ts'
import styles from './SelectSheet.module.css'

export type SelectSheetProps = OptionListTexts & {
  readonly label: string
  readonly options: readonly SelectOption[]
  /** The `value` of the selected option. If no option has this value, the placeholder is shown. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder: string
  readonly closeLabel: string
  /** The error when the chunk of the sheet failed to load. The text must say that another press tries again. */
  readonly failedText: string
  readonly error?: ReactNode
  readonly hint?: ReactNode
  /** True if the label has an asterisk, because the player must select an option. */
  readonly required?: boolean
  readonly disabled?: boolean
  /** True while the options are loading. */
  readonly busy?: boolean
  /** The name of the field in the submitted form. */
  readonly name?: string
  readonly onBlur?: () => void
  /** Receives the button that opens the sheet, for example to focus it. */
  readonly ref?: Ref<HTMLButtonElement>
  /** Loads the component of the sheet. By default, imports its chunk. */
  readonly load?: OptionSheetLoader
}

/**
 * Renders a field whose value the player picks in a sheet. With `searchLabel` the sheet has a search field; use it for
 * about ten options or more. Accepts the `field` of react-hook-form's `Controller` as props.
 */
export function SelectSheet(props: SelectSheetProps) {
  const { label, options, value, onChange, placeholder, closeLabel, failedText, error, hint, ...others } = props
  const { required = false, disabled = false, busy = false, name, onBlur, ref, load, ...texts } = others
  const id = useId()
  const { state, OptionSheet, setOpen, opener } = useOptionSheet(load)
  const selected = options.find((option) => option.value === value)
  const errorText = state === 'failed' ? failedText : error
  const isInvalid = hasRenderableContent(errorText)
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
        aria-describedby={isInvalid || hasRenderableContent(hint) ? `${id}-note` : undefined}
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
