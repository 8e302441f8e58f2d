import type { RegistrationFieldName } from './fields.ts'
import type { RegistrationFormField } from './getRegistrationFields.ts'
import type { ValidationRules } from './validationRules.ts'
import { verifyField, type InvalidFieldReason } from './verifyField.ts'

export interface RegistrationVerdict {
  /** The normalised value of every field of the form. */
  readonly values: { readonly [Name in RegistrationFieldName]?: string }
  /** The invalid fields, in the order of the form. */
  readonly problems: readonly { readonly name: RegistrationFieldName; readonly message: InvalidFieldReason }[]
}

/**
 * Validates all fields of a registration. The form and the sandbox use this function.
 */
export function verifyRegistration(
  typed: { readonly [Name in RegistrationFieldName]?: string | undefined },
  fields: readonly RegistrationFormField[],
  rules: ValidationRules,
  dialingCode?: string,
): RegistrationVerdict {
  const values: { [Name in RegistrationFieldName]?: string } = {}
  const problems: { name: RegistrationFieldName; message: InvalidFieldReason }[] = []
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
