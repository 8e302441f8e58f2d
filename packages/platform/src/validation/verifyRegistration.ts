import type { RegistrationField } from './fields.ts'
import type { AskedField } from './registrationFields.ts'
import type { Rules } from './rules.ts'
import { verify, type VerifyMessage } from './verify.ts'

export interface RegistrationVerdict {
  /** Every asked field, normalised. */
  readonly values: { readonly [Name in RegistrationField]?: string }
  /** What does not pass, in the form's order: the first one is where the focus goes. */
  readonly problems: readonly { readonly name: RegistrationField; readonly message: VerifyMessage }[]
}

/** Verifies a whole registration: what the form does before it sends, and the platform when it has received. */
export function verifyRegistration(
  typed: { readonly [Name in RegistrationField]?: string | undefined },
  fields: readonly AskedField[],
  rules: Rules,
  dialingCode?: string,
): RegistrationVerdict {
  const values: { [Name in RegistrationField]?: string } = {}
  const problems: { name: RegistrationField; message: VerifyMessage }[] = []
  for (const { name, required } of fields) {
    const { value, message } = verify(name, typed[name] ?? '', {
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
