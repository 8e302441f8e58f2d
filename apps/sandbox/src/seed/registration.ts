import entries from './data/registration.json' with { type: 'json' }
import type { ServerRegistrationField } from '@lobby/platform/validation'
import type { WireRegistrationRule } from '../domain/registrationConfig.ts'

/** The registration form of a merchant, its affiliate codes and its welcome bonus. */
export interface SeedRegistration {
  readonly fields: readonly ServerRegistrationField[]
  readonly rules: readonly WireRegistrationRule[]
  /** The affiliate codes of the merchant, with the user names of their owners. */
  readonly affiliates: readonly (readonly [code: string, owner: string])[]
  /** The welcome bonus, in minor units. */
  readonly welcome: number
}

/**
 * An entry of registration.json. The key of the entry is a merchant id, or `usual` for all other merchants.
 */
interface RegistrationEntry extends Pick<SeedRegistration, 'rules' | 'welcome'> {
  readonly fields: { readonly [How in 'required' | 'optional' | 'off']?: readonly string[] }
  readonly affiliates: Readonly<Record<string, string>>
}

/**
 * The registration rules of every merchant. User names of three letters are allowed, because some demo people have such
 * names.
 */
const commonRules: readonly WireRegistrationRule[] = [
  { name: 'loginUsername', minLength: 3, maxLength: 32, pattern: '[A-Za-z0-9]+' },
]

/**
 * Returns a tenant's registration form, affiliate codes and welcome bonus. Returns the entry `usual` if the seed has no
 * entry for the tenant.
 */
export function getSeedRegistration(tenant: string): SeedRegistration {
  const known: Readonly<Record<string, RegistrationEntry>> = entries
  const { fields, rules, affiliates, welcome } = known[tenant] ?? entries.usual
  return {
    fields: Object.entries(fields).flatMap(([how, names]) =>
      names.map((name) => ({ name, enabled: how !== 'off', required: how === 'required' })),
    ),
    rules: [...commonRules, ...rules],
    affiliates: Object.entries(affiliates),
    welcome,
  }
}
