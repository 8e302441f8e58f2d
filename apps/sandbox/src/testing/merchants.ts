import { readFileSync } from 'node:fs'
import type { Tenant } from '../domain/tenants.ts'

/** Flags without which `operations/offered.ts` refuses a call. */
const offered = [
  'MOBILEVERCODELOGIN3',
  'GOOGLELOGIN3',
  'FACEBOOKLOGIN3',
  'CHNGPASSVERIF3',
  'REWCEN3',
  'MANPLAYREB3',
  'FEEDBACK3',
  'AGETRANSFERUP3',
  'AGENTRANSMULTDOWN3',
  'GAMSER',
  'AGEREBINC3',
] as const

/** Two tenants with codes that no merchant folder has. */
export const north: Tenant = {
  id: 'north',
  code: 'n0rth-9',
  trialCode: 'n0rth-9-try',
  name: 'Casa Norte',
  hosts: ['north.localhost'],
  languages: { default: 'PT' },
  currency: 'BRL',
  minimumAge: 18,
  flags: ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', ...offered],
}
export const south: Tenant = {
  id: 'south',
  code: 'SOUTH77',
  trialCode: 'SOUTH77T',
  name: 'South & Sons',
  hosts: ['south.localhost'],
  languages: { default: 'EN' },
  currency: 'BRL',
  minimumAge: 21,
  flags: ['USERNAMEREG3', 'REGMOBVERF3', ...offered],
}

export const privateKeyPem = readFileSync(new URL('../keys/demo.private.pem', import.meta.url), 'utf8')
