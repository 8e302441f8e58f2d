import { ChevronDown } from '../icons/index.ts'
import { useId } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { SelectOption } from './SelectOption.ts'
import styles from './TitleSelect.module.css'
import { useOptionSheet, type OptionSheetLoader } from './useOptionSheet.ts'

export interface TitleSelectProps {
  /** The title of the sheet. */
  readonly label: string
  readonly options: readonly SelectOption[]
  /** The `value` of the selected option. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly closeLabel: string
  /** The error when the chunk of the sheet failed to load. The text must say that another press tries again. */
  readonly failedText: string
  /** Loads the component of the sheet. By default, imports its chunk. */
  readonly load?: OptionSheetLoader
}

/**
 * Renders the heading of a screen as a button. The button shows the selected option and opens a sheet in which the
 * player selects another option.
 */
export function TitleSelect({ label, options, value, onChange, closeLabel, failedText, load }: TitleSelectProps) {
  const id = useId()
  const { state, OptionSheet, setOpen, opener } = useOptionSheet(load)
  const open = state === 'open'
  return (
    <div className={styles.frame}>
      <h1>
        <button
          {...opener}
          type="button"
          className={styles.title}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-busy={state === 'loading' || undefined}>
          {options.find((option) => option.value === value)?.label}
          {state === 'loading' ? <Spinner /> : <ChevronDown aria-hidden="true" />}
        </button>
      </h1>
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {failedText}
        </p>
      )}
      {OptionSheet && (
        <OptionSheet
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
