import type { SiteStorage } from '@lobby/platform/storage'
import { registrationFieldNames, type RegistrationFieldName } from '@lobby/platform/validation'

export type RegistrationValues = Record<RegistrationFieldName, string>

/**
 * The fields that are not stored: secrets, and values that are valid only one time. The player types them again after a
 * reload.
 */
const notStored: ReadonlySet<RegistrationFieldName> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'verificationCode',
])

/** The maximum number of characters to store per value. No stored field accepts more. */
const MAX_VALUE_LENGTH = 300

export interface RegistrationDraft {
  readonly values: RegistrationValues
  /** The country whose dialling code was chosen. */
  readonly country: string | undefined
}

/** Stores the typed values of a registration for this visit, except the fields in `notStored`. */
export function saveRegistrationDraft(
  storage: SiteStorage,
  values: Readonly<RegistrationValues>,
  country: string,
): void {
  const storable = Object.entries(values).flatMap(([name, value]) =>
    notStored.has(name as RegistrationFieldName) ? [] : [[name, value.slice(0, MAX_VALUE_LENGTH)]],
  )
  storage.set('registerDraft', { ...Object.fromEntries(storable), country })
}

/** Returns the values that were typed before a reload; an empty string for every other field. */
export function readRegistrationDraft(storage: SiteStorage): RegistrationDraft {
  const kept = storage.get('registerDraft')
  const fields =
    typeof kept === 'object' && kept !== null
      ? new Map<string, unknown>(Object.entries(kept))
      : new Map<string, unknown>()
  const country = fields.get('country')
  const textOf = (name: RegistrationFieldName) => {
    const value = notStored.has(name) ? '' : fields.get(name)
    return typeof value === 'string' ? value.slice(0, MAX_VALUE_LENGTH) : ''
  }
  return {
    values: Object.fromEntries(registrationFieldNames.map((name) => [name, textOf(name)])) as RegistrationValues,
    country: typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : undefined,
  }
}
