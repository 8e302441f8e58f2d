import { MAX_FIELD_LENGTHS, type ValidationRuleName } from './fields.ts'
import { normaliseField } from './normaliseField.ts'
import { defaultValidationRules, getValidationRule, type ValidationRules } from './validationRules.ts'

/** The reason why a value is invalid. The form shows a text for each `kind`. */
export interface InvalidFieldReason {
  readonly kind: 'required' | 'short' | 'long' | 'format' | 'mismatch'
  /** The shortest and the greatest length that the rule allows. The form shows them in its text. */
  readonly min?: number
  readonly max?: number
}

export type FieldVerdict =
  | { readonly pass: true; readonly value: string; readonly message: null }
  | { readonly pass: false; readonly value: string; readonly message: InvalidFieldReason }

export interface VerifyFieldOptions {
  readonly required: boolean
  readonly rules?: ValidationRules
  /** The dialling code with which a mobile number may begin. */
  readonly dialingCode?: string
  /** The password that `confirmPassword` must equal. */
  readonly password?: string
}

/**
 * Validates a field. Every form and the sandbox use this function (specification part 1, section 5). An empty field is
 * valid if the field is not required. Any other value must match its rule after normalisation.
 *
 * @returns Whether the value is valid, the reason why not, and the normalised value, which the form must send.
 */
export function verifyField(
  name: ValidationRuleName,
  typed: string,
  { required, rules = defaultValidationRules, dialingCode, password }: VerifyFieldOptions,
): FieldVerdict {
  const { minLength: min, maxLength: max, pattern, test } = getValidationRule(rules, name, dialingCode)
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  const fail = (value: string, kind: InvalidFieldReason['kind']): FieldVerdict => ({
    pass: false,
    value,
    message: { kind, ...limits },
  })
  // Do not normalise extremely long texts. This limit is higher than the limit of the field, because normalising
  // removes characters.
  if (typed.length > 4 * MAX_FIELD_LENGTHS[name] + 64) return fail(typed, 'long')
  const value = normaliseField(name, typed, dialingCode)
  if (value === '') return required ? fail(value, 'required') : { pass: true, value, message: null }
  if (name === 'confirmPassword' && value !== password) return fail(value, 'mismatch')
  const length = [...value].length
  if (length > MAX_FIELD_LENGTHS[name] || length > (max ?? Infinity)) return fail(value, 'long')
  if (length < (min ?? 0)) return fail(value, 'short')
  if ((pattern && !pattern.test(value)) || (test && !test(value)) || !isStorable(value)) return fail(value, 'format')
  return { pass: true, value, message: null }
}

/**
 * Returns whether a text has neither lone surrogates nor NUL. Such characters would change on the way to the platform.
 */
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\0')
