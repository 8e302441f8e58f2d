import { ChevronDown } from '../icons/index.ts'
import { useId, type ChangeEvent } from 'react'
import { hasRenderableContent } from '../Field/hasRenderableContent.ts'
import { removeNonDigits } from '../Field/removeNonDigits.ts'
import { TextField, type TextFieldProps } from '../Field/TextField.tsx'
import type { SelectOption } from '../SelectSheet/SelectOption.ts'
import { useOptionSheet, type OptionSheetLoader } from '../SelectSheet/useOptionSheet.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { splitPhoneNumber } from './splitPhoneNumber.ts'
import styles from './PhoneField.module.css'

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'leading' | 'digits'> {
  /**
   * The dialling codes to choose from. `label` is the name of the country. `detail` is the dialling code, for example
   * `+55`.
   */
  readonly codes: readonly SelectOption[]
  /** The `value` of the selected option in `codes`. */
  readonly code: string
  readonly onCode: (value: string) => void
  /** The title of the sheet and the accessible name of the button that opens it, for example `Country code`. */
  readonly codeLabel: string
  readonly searchLabel: string
  /** The accessible name of the two clear buttons: in the search field and in the number field. */
  readonly clearLabel: string
  readonly noneText: string
  readonly closeLabel: string
  /** The error when the chunk of the sheet failed to load. The text must say that another press tries again. */
  readonly failedText: string
  /** True while the list of dialling codes is loading. */
  readonly codesBusy?: boolean
  /** The maximum number of digits of the number without the dialling code, 20 by default. */
  readonly maxDigits?: number
  /** Loads the component of the sheet. By default, imports its chunk. */
  readonly load?: OptionSheetLoader
}

/**
 * Renders a field for a mobile number. The player picks the dialling code in a sheet and types the rest of the number.
 * If a number is pasted or autofilled with its dialling code, the component sets the dialling code and the rest of the
 * number. Accepts the result of react-hook-form's `register` as props, for the number only. The parent component stores
 * the dialling code.
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
    const { code: typedCode, number } = splitPhoneNumber(event.target.value, codes)
    if (typedCode !== undefined) event.target.value = number
    removeNonDigits(event.target, maxDigits)
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
        error={state === 'failed' && !hasRenderableContent(error) ? failedText : error}
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
