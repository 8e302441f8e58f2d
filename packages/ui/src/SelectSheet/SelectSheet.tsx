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
  /** The chosen option's value; one that no option has shows the placeholder. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder: string
  readonly closeLabel: string
  /** Shown when the sheet's chunk did not come: that a press tries again. */
  readonly failedText: string
  readonly error?: ReactNode
  readonly hint?: ReactNode
  /** Marks the label. */
  readonly required?: boolean
  readonly disabled?: boolean
  /** The options are on their way. */
  readonly busy?: boolean
  /** Sent with a form under this name. */
  readonly name?: string
  readonly onBlur?: () => void
  /** The button that opens the sheet, to focus it. */
  readonly ref?: Ref<HTMLButtonElement>
  /** Loads the sheet; its own chunk unless given. */
  readonly load?: LoadOptionSheet
}

/**
 * One of many, picked in a sheet. With `searchLabel` the sheet has a search; give it from about ten options on. What the `field` of
 * react-hook-form's `Controller` holds can be spread into it.
 */
export function SelectSheet(props: SelectSheetProps) {
  const { label, options, value, onChange, placeholder, closeLabel, failedText, error, hint, ...others } = props
  const { required = false, disabled = false, busy = false, name, onBlur, ref, load, ...texts } = others
  const id = useId()
  const { state, OptionSheet, setOpen, opener } = useOptionSheet(load)
  const chosen = options.find((option) => option.value === value)
  const said = state === 'failed' ? failedText : error
  const failed = hasContent(said)
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
        aria-invalid={failed || undefined}
        aria-busy={busy || state === 'loading' || undefined}
        aria-describedby={failed || hasContent(hint) ? `${id}-note` : undefined}
        disabled={disabled || busy}
        onBlur={onBlur}>
        {chosen?.icon}
        <span className={styles.value} data-empty={!chosen || undefined}>
          {chosen?.label ?? placeholder}
        </span>
        {chosen?.detail !== undefined && <span className={styles.detail}>{chosen.detail}</span>}
        {busy || state === 'loading' ? <Spinner /> : <ChevronDown aria-hidden="true" />}
      </button>
      {name !== undefined && <input type="hidden" name={name} value={value} disabled={disabled} />}
      <FieldNote id={`${id}-note`} error={said} hint={hint} />
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
