import { listCountries as allCountries, DEFAULT_DIALING_CODE } from '@lobby/platform/validation'
import type { DiallingCountry } from '../queries/registration.ts'

export interface DiallingCountryOption {
  /** The code of the country. A dialling code would not be unique, because several countries share one. */
  readonly value: string
  readonly label: string
  /** The dialling code with a plus sign, for example `+55`. */
  readonly detail: string
}

/**
 * Returns the options of the picker of dialling codes, sorted by country name.
 * @param sent - the platform's list of countries. Without this list, the options are all countries.
 * @param served - the countries to which the platform sends codes. Only these countries become options, unless the list
 *   contains none of them
 */
export function listDiallingCountryOptions(
  sent: readonly DiallingCountry[] | undefined,
  tag: string,
  served?: readonly string[],
): DiallingCountryOption[] {
  const known = sent?.length ? sent : allCountries(tag)
  const reached = known.filter(({ code }) => served?.includes(code))
  return (reached.length > 0 ? reached : known)
    .map(({ code, name, diallingCode }) => ({ value: code, label: name, detail: `+${diallingCode}` }))
    .sort((one, other) => one.label.localeCompare(other.label, tag))
}

/** The country that is selected until the player chooses another one. */
export const DEFAULT_DIALLING_COUNTRY = 'BR'

/** Returns the dialling code of a country as digits; the default dialling code for an unknown country. */
export const getDiallingCode = (options: readonly DiallingCountryOption[], country: string): string =>
  options.find(({ value }) => value === country)?.detail.slice(1) ?? DEFAULT_DIALING_CODE
