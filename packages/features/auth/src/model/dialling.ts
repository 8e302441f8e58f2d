import { listCountries as allCountries, DEFAULT_DIALING_CODE } from '@lobby/platform/validation'
import type { Country } from '../queries/registration.ts'

export interface DiallingOption {
  /** The country code. A dialling code does not identify a country: several countries share one. */
  readonly value: string
  readonly label: string
  /** The dialling code as people write it, for example `+55`. */
  readonly detail: string
}

/**
 * Returns the options of the dialling-code picker, sorted by name.
 * @param sent - the platform's list; without one, all countries with the browser's names
 * @param served - the countries that the platform sends codes to; only these are options, unless `sent` has none of
 * them
 */
export function listDiallingOptions(
  sent: readonly Country[] | undefined,
  tag: string,
  served?: readonly string[],
): DiallingOption[] {
  const known = sent?.length ? sent : allCountries(tag)
  const reached = known.filter(({ code }) => served?.includes(code))
  return (reached.length > 0 ? reached : known)
    .map(({ code, name, diallingCode }) => ({ value: code, label: name, detail: `+${diallingCode}` }))
    .sort((one, other) => one.label.localeCompare(other.label, tag))
}

/** The country of the default dialling code. It applies until the player chooses one. */
export const DEFAULT_COUNTRY = 'BR'

/** Returns the digits of a country's dialling code, or the default ones. */
export const getDiallingCode = (options: readonly DiallingOption[], country: string): string =>
  options.find(({ value }) => value === country)?.detail.slice(1) ?? DEFAULT_DIALING_CODE
