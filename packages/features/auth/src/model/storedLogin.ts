/** The storage entry of the remembered login (specification part 1, section 3). */
export interface StoredLogin {
  readonly type: 'username' | 'sms'
  readonly username: string
  /** The password, encoded with the salt and then encrypted. Empty if this device cannot store secrets. */
  readonly password: string
  /** The dialling code of the mobile number; empty for a username. */
  readonly countryDialingCode: string
}

const isField = (value: unknown, maxLength: number) =>
  typeof value === 'string' && value.length <= maxLength && !/\p{Cc}/u.test(value)

export function isStoredLogin(value: unknown): value is StoredLogin {
  if (typeof value !== 'object' || value === null) return false
  const { type, username, password, countryDialingCode } = value as Record<string, unknown>
  return (
    (type === 'username' || type === 'sms') &&
    username !== '' &&
    isField(username, 128) &&
    isField(password, 4096) &&
    isField(countryDialingCode, 8)
  )
}
