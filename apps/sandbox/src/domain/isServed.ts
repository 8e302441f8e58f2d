import { countries as allCountries } from '@lobby/platform/countries'
import type { Tenant } from './tenants.ts'

const diallingCodes: ReadonlyMap<string, string> = new Map(allCountries('EN').map(({ code, diallingCode }) => [code, diallingCode]))

/** Returns whether a merchant sends codes to numbers of a dialling code. Satellites and other networks of no country are never served. */
export const isServed = ({ countries = [...diallingCodes.keys()] }: Tenant, dialing: string): boolean =>
  countries.some((country) => diallingCodes.get(country) === dialing)
