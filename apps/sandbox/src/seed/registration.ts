import houses from './data/registration.json' with { type: 'json' }
import type { SentField } from '@lobby/platform/validation'
import type { WireRule } from '../domain/registrationConfig.ts'

/** What a house asks of who registers, and gives. */
export interface SeedRegistration {
  readonly fields: readonly SentField[]
  readonly rules: readonly WireRule[]
  /** Affiliate and invitation codes, with whom they belong to. */
  readonly affiliates: readonly (readonly [code: string, owner: string])[]
  /** Cents. */
  readonly welcome: number
}

/** A house by its id; `usual` is what every other house asks for. Aurora alone has a rule of captchas: its form shows their hint (AUTH-063). */
interface House extends Pick<SeedRegistration, 'rules' | 'welcome'> {
  readonly fields: { readonly [How in 'required' | 'optional' | 'off']?: readonly string[] }
  readonly affiliates: Readonly<Record<string, string>>
}

/** People of the demo have names of three letters. */
const common: readonly WireRule[] = [{ name: 'loginUsername', minLength: 3, maxLength: 32, pattern: '[A-Za-z0-9]+' }]

/** What a tenant asks of who registers; one that the seed does not know asks for what is usual. */
export function seedRegistration(tenant: string): SeedRegistration {
  const known: Readonly<Record<string, House>> = houses
  const { fields, rules, affiliates, welcome } = known[tenant] ?? houses.usual
  return {
    fields: Object.entries(fields).flatMap(([how, names]) =>
      names.map((name) => ({ name, enabled: how !== 'off', required: how === 'required' })),
    ),
    rules: [...common, ...rules],
    affiliates: Object.entries(affiliates),
    welcome,
  }
}
