import { dialingCodes } from './dialingCodes.gen.ts'

export interface Country {
  /** The country code (ISO 3166-1 alpha-2). */
  readonly code: string
  readonly name: string
  /** The dialling code: digits only, without a plus. */
  readonly diallingCode: string
}

/**
 * Lists every country that has a dialling code, with its name in a language and sorted by that name.
 *
 * @param language The code of a dictionary, such as `PT`.
 */
export function listCountries(language: string): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  const { compare } = new Intl.Collator(language)
  return Object.entries(dialingCodes)
    .map(([code, diallingCode]) => ({ code, name: names.of(code) ?? code, diallingCode }))
    .toSorted((one, other) => compare(one.name, other.name))
}
