import { defaultDialingCode } from '@lobby/platform/validation'
import type { Country } from '../queries/registration.ts'

/** What stands in the picker until the platform's list is there, and where it never comes. */
const builtIn: readonly Omit<Country, 'name'>[] = [
  { code: 'BR', diallingCode: '55' },
  { code: 'AR', diallingCode: '54' },
  { code: 'CL', diallingCode: '56' },
  { code: 'CO', diallingCode: '57' },
  { code: 'MX', diallingCode: '52' },
  { code: 'PE', diallingCode: '51' },
  { code: 'PT', diallingCode: '351' },
  { code: 'ES', diallingCode: '34' },
  { code: 'GB', diallingCode: '44' },
  { code: 'US', diallingCode: '1' },
  { code: 'MT', diallingCode: '356' },
  { code: 'IN', diallingCode: '91' },
  { code: 'ID', diallingCode: '62' },
  { code: 'MY', diallingCode: '60' },
  { code: 'PH', diallingCode: '63' },
  { code: 'TH', diallingCode: '66' },
  { code: 'VN', diallingCode: '84' },
]

export interface DiallingOption {
  /** The country: several share a dialling code. */
  readonly value: string
  readonly label: string
  /** As one writes it, for example `+55`. */
  readonly detail: string
}

/** The options of the dialling-code picker, by name. Without the platform's list, a short one with names that the browser knows. */
export function diallingOptions(countries: readonly Country[] | undefined, tag: string): DiallingOption[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const list = countries?.length ? countries : builtIn.map((one) => ({ ...one, name: names.of(one.code) ?? one.code }))
  return list
    .map(({ code, name, diallingCode }) => ({ value: code, label: name, detail: `+${diallingCode}` }))
    .sort((one, other) => one.label.localeCompare(other.label, tag))
}

/** The country that a dialling code stands for until one is chosen. */
export const defaultCountry = 'BR'

/** The digits of an option's code. */
export const digitsOf = (options: readonly DiallingOption[], country: string): string =>
  options.find(({ value }) => value === country)?.detail.slice(1) ?? defaultDialingCode
