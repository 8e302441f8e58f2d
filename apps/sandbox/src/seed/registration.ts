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

const required = (...names: string[]): SentField[] => names.map((name) => ({ name, enabled: true, required: true }))
const optional = (...names: string[]): SentField[] => names.map((name) => ({ name, enabled: true, required: false }))
const off = (...names: string[]): SentField[] => names.map((name) => ({ name, enabled: false, required: false }))

/** People of the demo have names of three letters. */
const common: readonly WireRule[] = [{ name: 'loginUsername', minLength: 3, maxLength: 32, pattern: '[A-Za-z0-9]+' }]

const usual: SeedRegistration = {
  fields: [
    ...required('username', 'password', 'confirmPassword', 'captcha'),
    ...optional('mobileNum', 'email', 'affiliateCode'),
  ],
  rules: common,
  affiliates: [
    ['AMIGO10', 'agent'],
    ['WELCOME', 'vip'],
  ],
  welcome: 0,
}

const houses: Readonly<Record<string, SeedRegistration>> = {
  aurora: {
    fields: [...required('username', 'password', 'confirmPassword', 'captcha'), ...optional('email', 'affiliateCode')],
    rules: [
      ...common,
      { name: 'username', minLength: 4, maxLength: 16, pattern: '[A-Za-z][A-Za-z0-9]*' },
      // The only merchant whose form shows the hint of 1-16 digits or letters (AUTH-063).
      { name: 'captcha', minLength: 1, maxLength: 16 },
    ],
    affiliates: [
      ['AURORA10', 'agent'],
      ['NOITE', 'vip'],
    ],
    welcome: 1_000,
  },
  // A house that pays out prizes knows who it pays.
  trevo: {
    fields: [
      ...required('username', 'mobileNum', 'password', 'confirmPassword', 'payeeName', 'idNumber', 'paymentPassword'),
      ...optional('email', 'recommenderId', 'affiliateCode'),
    ],
    rules: [...common, { name: 'password', minLength: 8, maxLength: 32 }],
    affiliates: [
      ['TREVO4', 'agent'],
      ['BOLAO', 'vip'],
    ],
    welcome: 1_000,
  },
  kite: {
    fields: [...required('password'), ...off('confirmPassword'), ...optional('affiliateCode')],
    rules: common,
    affiliates: [
      ['KITE5', 'agent'],
      ['CAMISA9', 'vip'],
    ],
    welcome: 0,
  },
}

/** What a tenant asks of who registers; one that the seed does not know asks for what is usual. */
export const seedRegistration = (tenant: string): SeedRegistration => houses[tenant] ?? usual
