import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/errors'
import { useState, type ChangeEvent } from 'react'

export interface Field {
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly error: string | undefined
}

export interface Fields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  readonly set: (name: Name, value: string) => void
  /** What a text field takes: its value, and what is wrong with it. */
  readonly field: (name: Name) => Field
  /** Whether each of these is filled in; marks those that are not. */
  readonly filled: (names: readonly Name[]) => boolean
  /** The failure as it is said of the whole form; undefined where one of the fields says it. */
  readonly notice: string | undefined
}

/** The fields of a small form, and what was refused of them: a refusal that names a field is said under it. */
export function useFields<Name extends string>(first: Readonly<Record<Name, string>>, error: unknown): Fields<Name> {
  const t = useText()
  const [values, setValues] = useState(first)
  const [missing, setMissing] = useState<readonly Name[]>([])
  const refused = error instanceof ApiError ? error.data?.field : undefined
  const known = refused !== undefined && Object.hasOwn(first, refused)
  const set = (name: Name, value: string) => setValues((before) => ({ ...before, [name]: value }))
  return {
    values,
    set,
    field: (name) => ({
      value: values[name],
      onChange: ({ target }) => set(name, target.value),
      error: missing.includes(name) && values[name].trim() === '' ? t('withdraw.required') : known && refused === name ? t(refusalText(error)) : undefined,
    }),
    filled: (names) => {
      const empty = names.filter((name) => values[name].trim() === '')
      setMissing(empty)
      return empty.length === 0
    },
    notice: error !== null && !known ? t(refusalText(error)) : undefined,
  }
}
