import type { RegistrationField } from './fields.ts'
import type { FormField } from './getRegistrationFields.ts'
import type { ValidationRules } from './validationRules.ts'
import { verifyField, type VerifyMessage } from './verifyField.ts'

export interface RegistrationVerdict {
  /** The normalised value of every field of the form. */
  readonly values: { readonly [Name in RegistrationField]?: string }
  /** The invalid fields, in the form's order. The form focuses the first one. */
  readonly problems: readonly { readonly name: RegistrationField; readonly message: VerifyMessage }[]
}

/**
 * Validates all fields of a registration. The form does this before it submits, and the sandbox does it again on
 * receipt.
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
