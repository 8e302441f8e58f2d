import type { Capability } from '@lobby/merchant'
import { registrationFieldNames, type RegistrationField } from './fields.ts'

export type RegistrationMethod = 'username' | 'mobile'

/** A field as the server's configuration has it (`FieldSetting` of the contract). */
export interface SentField {
  readonly name: string
  readonly enabled: boolean
  readonly required: boolean
}

export interface AskedField {
  readonly name: RegistrationField
  readonly required: boolean
}

/** The methods that a merchant's flags offer, username first (AUTH-007, AUTH-009, AUTH-010). */
export const registrationMethods = (flags: readonly Capability[]): RegistrationMethod[] => [
  ...(flags.includes('usernameRegistration') ? (['username'] as const) : []),
  ...(flags.includes('mobileRegistration') ? (['mobile'] as const) : []),
]

/**
 * What a registration asks for, in the form's order. Flags choose the method, its SMS code and its password; the server's
 * configuration decides over everything else, and may take the code and the password away (C51, AUTH-013).
 */
export function registrationFields(
  sent: readonly SentField[],
  method: RegistrationMethod,
  flags: readonly Capability[],
): AskedField[] {
  const settings = new Map(sent.map((field) => [field.name, field]))
  const enabled = (name: RegistrationField): boolean => settings.get(name)?.enabled ?? false
  const notOff = (name: RegistrationField): boolean => settings.get(name)?.enabled ?? true
  const byMobile = method === 'mobile'
  const code = (byMobile || flags.includes('registrationCode')) && notOff('verificationCode')
  const password = byMobile ? flags.includes('mobilePassword') && notOff('password') : enabled('password')
  const asked: Readonly<Partial<Record<RegistrationField, boolean>>> = {
    username: !byMobile && enabled('username'),
    mobileNum: byMobile || code || enabled('mobileNum'),
    verificationCode: code,
    password,
    confirmPassword: password && (byMobile ? notOff('confirmPassword') : enabled('confirmPassword')),
  }
  const alwaysRequired: readonly RegistrationField[] = [
    'username',
    'password',
    'confirmPassword',
    'verificationCode',
    ...(byMobile || code ? (['mobileNum'] as const) : []),
  ]
  return registrationFieldNames
    .filter((name) => asked[name] ?? enabled(name))
    .map((name) => ({ name, required: alwaysRequired.includes(name) || settings.get(name)?.required === true }))
}
