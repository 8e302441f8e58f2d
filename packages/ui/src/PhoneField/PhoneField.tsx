import { ChevronDown } from '../icons/index.ts'
import { useId, type ChangeEvent } from 'react'
import { hasContent } from '../Field/hasContent.ts'
import { keepDigits } from '../Field/keepDigits.ts'
import { TextField, type TextFieldProps } from '../Field/TextField.tsx'
import type { SelectOption } from '../SelectSheet/SelectOption.ts'
import { useOptionSheet, type LoadOptionSheet } from '../SelectSheet/useOptionSheet.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { splitNumber } from './splitNumber.ts'
import styles from './PhoneField.module.css'

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'leading' | 'digits'> {
  /** The dialling codes to choose from. `label` is the country, `detail` the code, for example `+55`. */
  readonly codes: readonly SelectOption[]
  /** The value of the selected option. */
  readonly code: string
  readonly onCode: (value: string) => void
  /** The accessible name of the code's button and the title of the sheet, for example `Country code`. */
  readonly codeLabel: string
  readonly searchLabel: string
  /** The accessible name of the clear buttons of the search and of the number. */
  readonly clearLabel: string
  readonly noneText: string
  readonly closeLabel: string
  /** The error when the sheet's chunk failed to load. Say that a press tries again. */
  readonly failedText: string
  /** True while the codes are loading. */
  readonly codesBusy?: boolean
  /** The maximum number of digits, 20 by default. */
  readonly maxDigits?: number
  /** Loads the sheet. Imports its chunk by default. */
  readonly load?: LoadOptionSheet
}

/**
 * Renders a field for a mobile number. The player picks the dialling code in a sheet and types the rest. A number that
 * is pasted or autofilled with its code sets both. The result of react-hook-form's `register` can be spread into it and
 * covers the number only; the parent keeps the code through `code` and `onCode`.
 */
export function PhoneField(props: PhoneFieldProps) {
  const {
    codes,
    code,
    onCode,
    codeLabel,
    searchLabel,
    noneText,
    closeLabel,
    failedText,
    codesBusy = false,
    ...others
  } = props
  const { maxDigits = 20, load, onChange, error, ...rest } = others
  const id = useId()
  const { state, OptionSheet, setOpen, opener } = useOptionSheet(load)
  const selected = codes.find(({ value }) => value === code)
  const isLoading = codesBusy || state === 'loading'
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { code: typedCode, number } = splitNumber(event.target.value, codes)
    if (typedCode !== undefined) event.target.value = number
    keepDigits(event.target, maxDigits)
    if (typedCode !== undefined && typedCode !== code) onCode(typedCode)
    onChange?.(event)
  }
  return (
    <>
      <TextField
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
        {...rest}
        type="tel"
        onChange={change}
        error={state === 'failed' && !hasContent(error) ? failedText : error}
        leading={
          <button
            {...opener}
            type="button"
            className={styles.code}
            aria-label={`${codeLabel}: ${selected ? `${selected.label} ${selected.detail ?? ''}` : '-'}`}
            aria-haspopup="dialog"
            aria-expanded={state === 'open'}
            aria-busy={isLoading || undefined}
            disabled={rest.disabled === true || codesBusy}>
            {selected?.icon}
            <span>{selected?.detail ?? '+'}</span>
            {isLoading ? <Spinner /> : <ChevronDown aria-hidden="true" />}
          </button>
        }
      />
      {OptionSheet && (
        <OptionSheet
          searchLabel={searchLabel}
          clearLabel={rest.clearLabel}
          noneText={noneText}
          id={`${id}-list`}
          title={codeLabel}
          closeLabel={closeLabel}
          options={codes}
          value={code}
          open={state === 'open'}
          onOpenChange={setOpen}
          onPick={onCode}
        />
      )}
    </>
  )
}
