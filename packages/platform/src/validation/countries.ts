import { dialingCodes } from './dialingCodes.gen.ts'

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly name: string
  /** Digits. */
  readonly diallingCode: string
}

/** Every country with a dialling code, named in a language and in its order. @param language - a dictionary code, such as `PT` */
export function countries(language: string): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  const { compare } = new Intl.Collator(language)
  return Object.entries(dialingCodes)
    .map(([code, diallingCode]) => ({ code, name: names.of(code) ?? code, diallingCode }))
    .toSorted((one, other) => compare(one.name, other.name))
}
