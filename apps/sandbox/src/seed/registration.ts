import entries from './data/registration.json' with { type: 'json' }
import type { ServerField } from '@lobby/platform/validation'
import type { WireRule } from '../domain/registrationConfig.ts'

/** The registration form of a merchant, its affiliate codes and its welcome bonus. */
export interface SeedRegistration {
  readonly fields: readonly ServerField[]
  readonly rules: readonly WireRule[]
  /** Affiliate and invitation codes, with their owners. */
  readonly affiliates: readonly (readonly [code: string, owner: string])[]
  /** The welcome bonus, in minor units. */
  readonly welcome: number
}

/**
 * An entry of registration.json. Its key is a merchant id, or `usual` for all other merchants. Only Aurora has a rule for
 * captchas, so its form shows the hint for them (AUTH-063).
 */
interface RegistrationEntry extends Pick<SeedRegistration, 'rules' | 'welcome'> {
  readonly fields: { readonly [How in 'required' | 'optional' | 'off']?: readonly string[] }
  readonly affiliates: Readonly<Record<string, string>>
}

/** Rules of every merchant. Names have at least three letters, because names of demo people have three. */
const commonRules: readonly WireRule[] = [
  { name: 'loginUsername', minLength: 3, maxLength: 32, pattern: '[A-Za-z0-9]+' },
]

/** Returns the registration of a tenant, or the `usual` one if the seed has no entry for the tenant. */
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
