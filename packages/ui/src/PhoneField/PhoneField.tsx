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
  /** What can be dialled: `label` is the country, `detail` its code as one writes it, for example `+55`. */
  readonly codes: readonly SelectOption[]
  /** The chosen option's value. */
  readonly code: string
  readonly onCode: (value: string) => void
  /** Names the button and the sheet, for example `Country code`. */
  readonly codeLabel: string
  readonly searchLabel: string
  /** Clears the search, and the number too. */
  readonly clearLabel: string
  readonly noneText: string
  readonly closeLabel: string
  /** Shown when the sheet's chunk did not come: that a press tries again. */
  readonly failedText: string
  /** The codes are on their way. */
  readonly codesBusy?: boolean
  /** How many digits a number has at most; 20 unless given. */
  readonly maxDigits?: number
  /** Loads the sheet; its own chunk unless given. */
  readonly load?: LoadOptionSheet
}

/**
 * A mobile number: its dialling code picked in a sheet, the rest typed. A number that is pasted or filled in with its code sets both.
 * What react-hook-form's `register` gives can be spread into it and is about the number; the code is the caller's (`code`, `onCode`).
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
  const chosen = codes.find(({ value }) => value === code)
  const waits = codesBusy || state === 'loading'
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { code: named, number } = splitNumber(event.target.value, codes)
    if (named !== undefined) event.target.value = number
    keepDigits(event.target, maxDigits)
    if (named !== undefined && named !== code) onCode(named)
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
            aria-label={`${codeLabel}: ${chosen ? `${chosen.label} ${chosen.detail ?? ''}` : '-'}`}
            aria-haspopup="dialog"
            aria-expanded={state === 'open'}
            aria-busy={waits || undefined}
            disabled={rest.disabled === true || codesBusy}>
            {chosen?.icon}
            <span>{chosen?.detail ?? '+'}</span>
            {waits ? <Spinner /> : <ChevronDown aria-hidden="true" />}
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
