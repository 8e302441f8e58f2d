import type { RegistrationField } from './fields.ts'
import type { FormField } from './getRegistrationFields.ts'
import type { ValidationRules } from './validationRules.ts'
import { verifyField, type VerifyMessage } from './verifyField.ts'

export interface RegistrationVerdict {
  /** The normalised value of every field of the form. */
  readonly values: { readonly [Name in RegistrationField]?: string }
  /** The invalid fields, in the order of the form. */
  readonly problems: readonly { readonly name: RegistrationField; readonly message: VerifyMessage }[]
}

/**
 * Validates all fields of a registration. The form and the sandbox use this function.
 */
export function verifyRegistration(
  typed: { readonly [Name in RegistrationField]?: string | undefined },
  fields: readonly FormField[],
  rules: ValidationRules,
  dialingCode?: string,
): RegistrationVerdict {
  const values: { [Name in RegistrationField]?: string } = {}
  const problems: { name: RegistrationField; message: VerifyMessage }[] = []
  for (const { name, required } of fields) {
    const { value, message } = verifyField(name, typed[name] ?? '', {
      required,
      rules,
      password: typed.password ?? '',
      ...(dialingCode !== undefined && { dialingCode }),
    })
    values[name] = value
    if (message) problems.push({ name, message })
  }
  return { values, problems }
}
