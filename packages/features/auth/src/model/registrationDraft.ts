import type { SiteStorage } from '@lobby/platform/storage'
import { registrationFieldNames, type RegistrationField } from '@lobby/platform/validation'

export type RegistrationValues = Record<RegistrationField, string>

/** What is typed anew after a reload: secrets, and what counts once. */
const secret: ReadonlySet<RegistrationField> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'verificationCode',
])

/** Of a field no more is kept than any of them takes. */
const most = 300

export interface RegistrationDraft {
  readonly values: RegistrationValues
  /** Whose dialling code was chosen. */
  readonly country: string | undefined
}

/** Keeps what was typed for this visit, so that a reload loses nothing but secrets. */
export function keepDraft(storage: SiteStorage, values: Readonly<RegistrationValues>, country: string): void {
  const open = Object.entries(values).flatMap(([name, value]) =>
    secret.has(name as RegistrationField) ? [] : [[name, value.slice(0, most)]],
  )
  storage.set('registerDraft', { ...Object.fromEntries(open), country })
}

/** What was typed before a reload; empty texts for the rest. */
export function readDraft(storage: SiteStorage): RegistrationDraft {
  const kept = storage.get('registerDraft')
  const fields =
    typeof kept === 'object' && kept !== null
      ? new Map<string, unknown>(Object.entries(kept))
      : new Map<string, unknown>()
  const country = fields.get('country')
  const textOf = (name: RegistrationField) => {
    const value = secret.has(name) ? '' : fields.get(name)
    return typeof value === 'string' ? value.slice(0, most) : ''
  }
  return {
    values: Object.fromEntries(registrationFieldNames.map((name) => [name, textOf(name)])) as RegistrationValues,
    country: typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : undefined,
  }
}
