import { countries as allCountries, defaultDialingCode } from '@lobby/platform/validation'
import type { Country } from '../queries/registration.ts'

export interface DiallingOption {
  /** The country: several share a dialling code. */
  readonly value: string
  readonly label: string
  /** As one writes it, for example `+55`. */
  readonly detail: string
}

/**
 * The options of the dialling-code picker, by name.
 * @param sent - the platform's list; without one, all countries with the names that the browser knows
 * @param served - the countries whose numbers get a code: the others are no options, unless the list has none of these
 */
export function diallingOptions(
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

/** The country that a dialling code stands for until one is chosen. */
export const defaultCountry = 'BR'

/** The digits of an option's code. */
export const digitsOf = (options: readonly DiallingOption[], country: string): string =>
  options.find(({ value }) => value === country)?.detail.slice(1) ?? defaultDialingCode
