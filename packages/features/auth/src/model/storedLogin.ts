/** The remembered login as it is stored (specification part 1, section 3). */
export interface StoredLogin {
  readonly type: 'username' | 'sms'
  readonly username: string
  /** Encoded twice, never as typed. Empty if this device cannot store a secret. */
  readonly password: string
  /** The dialling code of a mobile number; empty with a username. */
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
