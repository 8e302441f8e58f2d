import { fieldsOf, isText } from './checks.ts'

/** The remembered login (specification part 1, section 3), under `MC_REMEMBER`. */
export interface RememberedLogin {
  readonly type: 'username' | 'sms'
  readonly username: string
  /** Encoded twice, never as typed; empty where this device can keep no secret. */
  readonly password: string
  /** Of a mobile number; empty with a username. */
  readonly countryDialingCode: string
}

export function isRememberedLogin(value: unknown): value is RememberedLogin {
  const { type, username, password, countryDialingCode } = fieldsOf(value) ?? {}
  const isField = (field: unknown, longest: number) => field === '' || isText(field, longest)
  return (type === 'username' || type === 'sms') && isText(username, 128) && isField(password, 4096) && isField(countryDialingCode, 8)
}
