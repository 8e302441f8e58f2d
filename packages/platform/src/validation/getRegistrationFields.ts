import type { Capability } from '@lobby/merchant'
import { registrationFieldNames, type RegistrationFieldName } from './fields.ts'

export type RegistrationMethod = 'username' | 'mobile'

/** A field in the server's configuration (`FieldSetting` of the API contract). */
export interface ServerRegistrationField {
  readonly name: string
  readonly enabled: boolean
  readonly required: boolean
}

export interface RegistrationFormField {
  readonly name: RegistrationFieldName
  readonly required: boolean
}

/**
 * Returns the registration methods that a merchant's flags switch on, username first (AUTH-007, AUTH-009, AUTH-010).
 */
export const getRegistrationMethods = (flags: readonly Capability[]): RegistrationMethod[] => [
  ...(flags.includes('usernameRegistration') ? (['username'] as const) : []),
  ...(flags.includes('mobileRegistration') ? (['mobile'] as const) : []),
]

/**
 * Returns the fields of a registration form, in the form's order. The merchant's feature flags switch on the SMS code
 * and the password. The server's configuration switches on the other fields, and can switch off the SMS code and the
 * password (C51 in docs/decisions/001, AUTH-013).
 */
export function getRegistrationFields(
  sent: readonly ServerRegistrationField[],
  method: RegistrationMethod,
  flags: readonly Capability[],
): RegistrationFormField[] {
  const settings = new Map(sent.map((field) => [field.name, field]))
  const enabled = (name: RegistrationFieldName): boolean => settings.get(name)?.enabled ?? false
  const isOnByDefault = (name: RegistrationFieldName): boolean => settings.get(name)?.enabled ?? true
  const byMobile = method === 'mobile'
  const code = (byMobile || flags.includes('registrationCode')) && isOnByDefault('verificationCode')
  const password = byMobile ? flags.includes('mobilePassword') && isOnByDefault('password') : enabled('password')
  const asked: Readonly<Partial<Record<RegistrationFieldName, boolean>>> = {
    username: !byMobile && enabled('username'),
    mobileNum: byMobile || code || enabled('mobileNum'),
    verificationCode: code,
    password,
    confirmPassword: password && (byMobile ? isOnByDefault('confirmPassword') : enabled('confirmPassword')),
  }
  const alwaysRequired: readonly RegistrationFieldName[] = [
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
