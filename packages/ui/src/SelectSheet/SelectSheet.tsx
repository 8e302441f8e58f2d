import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { FieldNote } from '../Field/FieldNote.tsx'
import { hasContent } from '../Field/hasContent.ts'
import field from '../Field/Field.module.css'
import { Sheet } from '../Sheet/Sheet.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { OptionList, type OptionListTexts } from './OptionList.tsx'
import type { SelectOption } from './SelectOption.ts'
import styles from './SelectSheet.module.css'

export type SelectSheetProps = OptionListTexts & {
  readonly label: string
  readonly options: readonly SelectOption[]
  /** The chosen option's value; one that no option has shows the placeholder. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder: string
  readonly closeLabel: string
  readonly error?: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean
  /** The options are on their way. */
  readonly busy?: boolean
}

/** One of many, picked in a sheet. With `searchLabel` the sheet has a search; give it from about ten options on. */
export function SelectSheet(props: SelectSheetProps) {
  const { label, options, value, onChange, placeholder, closeLabel, error, hint, disabled = false, busy = false, ...texts } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const chosen = options.find((option) => option.value === value)
  const failed = hasContent(error)
  return (
    <div className={field.field}>
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      <button
        type="button"
        role="combobox"
        className={styles.trigger}
        aria-labelledby={`${id}-label`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-invalid={failed || undefined}
        aria-busy={busy || undefined}
        aria-describedby={failed || hasContent(hint) ? `${id}-note` : undefined}
        disabled={disabled || busy}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {chosen?.icon}
        <span className={styles.value} data-empty={!chosen || undefined}>
          {chosen?.label ?? placeholder}
        </span>
        {chosen?.detail !== undefined && <span className={styles.detail}>{chosen.detail}</span>}
        {busy ? <Spinner /> : <ChevronDown aria-hidden="true" />}
      </button>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
      <Sheet open={open} onOpenChange={setOpen} title={label} closeLabel={closeLabel} initialFocus={first}>
        <OptionList
          {...texts}
          id={`${id}-list`}
          label={label}
          options={options}
          value={value}
          first={first}
          onPick={(picked) => {
            setOpen(false)
            if (picked !== value) onChange(picked)
          }}
        />
      </Sheet>
    </div>
  )
}
