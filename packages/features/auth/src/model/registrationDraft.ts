import type { SiteStorage } from '@lobby/platform/storage'
import { registrationFieldNames, type RegistrationField } from '@lobby/platform/validation'

export type RegistrationValues = Record<RegistrationField, string>

/**
 * Fields that are not stored, so the player types them again after a reload: secrets, and values that are valid only
 * once.
 */
const notStored: ReadonlySet<RegistrationField> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'verificationCode',
])

/** The maximum number of characters that are stored of a value. No stored field accepts more. */
const MAX_VALUE_LENGTH = 300

export interface RegistrationDraft {
  readonly values: RegistrationValues
  /** The country whose dialling code was chosen. */
  readonly country: string | undefined
}

/** Stores the typed values for this visit. After a reload only the secrets are missing. */
export function saveRegistrationDraft(
  storage: SiteStorage,
  values: Readonly<RegistrationValues>,
  country: string,
): void {
  const storable = Object.entries(values).flatMap(([name, value]) =>
    notStored.has(name as RegistrationField) ? [] : [[name, value.slice(0, MAX_VALUE_LENGTH)]],
  )
  storage.set('registerDraft', { ...Object.fromEntries(storable), country })
}

/** Returns the values that were typed before a reload, with empty strings for the rest. */
export function readRegistrationDraft(storage: SiteStorage): RegistrationDraft {
  const kept = storage.get('registerDraft')
  const fields =
    typeof kept === 'object' && kept !== null
      ? new Map<string, unknown>(Object.entries(kept))
      : new Map<string, unknown>()
  const country = fields.get('country')
  const textOf = (name: RegistrationField) => {
    const value = notStored.has(name) ? '' : fields.get(name)
    return typeof value === 'string' ? value.slice(0, MAX_VALUE_LENGTH) : ''
  }
  return {
    values: Object.fromEntries(registrationFieldNames.map((name) => [name, textOf(name)])) as RegistrationValues,
    country: typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : undefined,
  }
}
