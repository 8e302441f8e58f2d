import { readFileSync } from 'node:fs'
import type { Tenant } from '../domain/tenants.ts'

/** The feature flags that `operations/requireEnabledOperation.ts` requires for some operations. */
const requiredFlags = [
  'smsSignIn',
  'googleSignIn',
  'facebookSignIn',
  'phoneRecovery',
  'rewardCentre',
  'manualRebate',
  'feedback',
  'transferToUpline',
  'redRain',
  'agentRebate',
  'teamRebate',
] as const

// The two merchants of most tests, `north` and `south`. They have no merchant folders.
export const northMerchant: Tenant = {
  id: 'north',
  code: 'n0rth-9',
  trialCode: 'n0rth-9-try',
  name: 'Casa Norte',
  hosts: ['north.localhost'],
  languages: { default: 'PT' },
  currency: 'BRL',
  minimumAge: 18,
  flags: ['usernameRegistration', 'mobileRegistration', 'mobilePassword', ...requiredFlags],
}
export const southMerchant: Tenant = {
  id: 'south',
  code: 'SOUTH77',
  trialCode: 'SOUTH77T',
  name: 'South & Sons',
  hosts: ['south.localhost'],
  languages: { default: 'EN' },
  currency: 'BRL',
  minimumAge: 21,
  flags: ['usernameRegistration', 'registrationCode', ...requiredFlags],
}

export const demoPrivateKeyPem = readFileSync(new URL('../keys/demo.private.pem', import.meta.url), 'utf8')
