import type { SiteStorage } from '@lobby/platform/storage'
import { registrationFieldNames, type RegistrationField } from '@lobby/platform/validation'

export type RegistrationValues = Record<RegistrationField, string>

/** What is typed anew after a reload: secrets, and what counts once. */
const secret: ReadonlySet<RegistrationField> = new Set(['password', 'confirmPassword', 'paymentPassword', 'captcha', 'verificationCode'])

/** Keeps what was typed for this visit, so that a reload loses nothing but secrets. */
export function keepDraft(storage: SiteStorage, values: Readonly<RegistrationValues>): void {
  storage.set('registerDraft', Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name as RegistrationField))))
}

/** What was typed before a reload; empty texts for the rest. */
export function readDraft(storage: SiteStorage): RegistrationValues {
  const kept = storage.get('registerDraft')
  const fields = typeof kept === 'object' && kept !== null ? new Map<string, unknown>(Object.entries(kept)) : new Map<string, unknown>()
  const textOf = (name: RegistrationField) => {
    const value = secret.has(name) ? '' : fields.get(name)
    return typeof value === 'string' ? value.slice(0, 300) : ''
  }
  return Object.fromEntries(registrationFieldNames.map((name) => [name, textOf(name)])) as RegistrationValues
}
