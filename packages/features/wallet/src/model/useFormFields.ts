import { ApiError } from '@lobby/api'
import { useText, type MessageId } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { useState, type ChangeEvent } from 'react'

export interface FormFieldState {
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly error: string | undefined
}

export interface FormFields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  readonly set: (name: Name, value: string) => void
  /** Returns the props of a text field: its value, its change handler and its error. */
  readonly field: (name: Name) => FormFieldState
  /**
   * Validates the named fields. Shows an error at each field that is empty or invalid. Returns true if all these fields
   * are valid.
   */
  readonly validate: (names: readonly Name[]) => boolean
  /** The error of the whole form; undefined if a field shows the error. */
  readonly notice: string | undefined
}

/**
 * Holds the values and errors of a short form. If the platform refuses the form and names a field, this field shows the
 * error.
 * @param check - returns the error of a filled-in field, or undefined if the field is valid
 */
export function useFormFields<Name extends string>(
  initialValues: Readonly<Record<Name, string>>,
  error: unknown,
  check: (name: Name, values: Readonly<Record<Name, string>>) => MessageId | undefined = () => undefined,
): FormFields<Name> {
  const t = useText()
  const [values, setValues] = useState(initialValues)
  const [markedNames, setMarkedNames] = useState<readonly Name[]>([])
  const refusedField = error instanceof ApiError ? error.data?.field : undefined
  const isFieldError = refusedField !== undefined && Object.hasOwn(initialValues, refusedField)
  const findProblem = (name: Name) => (values[name].trim() === '' ? 'withdraw.required' : check(name, values))
  const set = (name: Name, value: string) => setValues((before) => ({ ...before, [name]: value }))
  return {
    values,
    set,
    field: (name) => {
      const problem = markedNames.includes(name) ? findProblem(name) : undefined
      const text = problem ?? (isFieldError && refusedField === name ? getRefusalMessageId(error) : undefined)
      return { value: values[name], onChange: ({ target }) => set(name, target.value), error: text && t(text) }
    },
    validate: (names) => {
      const invalidNames = names.filter((name) => findProblem(name) !== undefined)
      setMarkedNames(invalidNames)
      return invalidNames.length === 0
    },
    notice: error !== null && !isFieldError ? t(getRefusalMessageId(error)) : undefined,
  }
}
