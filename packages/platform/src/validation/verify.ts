import { longest, type RuleName } from './fields.ts'
import { normalise } from './normalise.ts'
import { defaultRules, ruleOf, type Rules } from './rules.ts'

/** Why a value does not pass; a form has a text for each, of its field. */
export interface VerifyMessage {
  readonly kind: 'required' | 'short' | 'long' | 'format' | 'mismatch'
  /** The lengths of the rule, for the text. */
  readonly min?: number
  readonly max?: number
}

export type Verdict =
  | { readonly pass: true; readonly value: string; readonly message: null }
  | { readonly pass: false; readonly value: string; readonly message: VerifyMessage }

export interface VerifyOptions {
  readonly required: boolean
  readonly rules?: Rules
  /** Which dialling code a mobile number may begin with. */
  readonly dialingCode?: string
  /** What `confirmPassword` is to equal. */
  readonly password?: string
}

/**
 * The verification that every form and the platform share (specification part 1, section 5): a required field is filled in, an
 * optional empty one passes, and any other value keeps to its rule once it is normalised.
 * @returns whether it passes, why not, and the normalised value, which is what is sent
 */
export function verify(
  name: RuleName,
  typed: string,
  { required, rules = defaultRules, dialingCode, password }: VerifyOptions,
): Verdict {
  const { minLength: min, maxLength: max, pattern, test } = ruleOf(rules, name, dialingCode)
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  const fail = (value: string, kind: VerifyMessage['kind']): Verdict => ({
    pass: false,
    value,
    message: { kind, ...limits },
  })
  // Room for what normalising takes away, and a bound on its work.
  if (typed.length > 4 * longest[name] + 64) return fail(typed, 'long')
  const value = normalise(name, typed, dialingCode)
  if (value === '') return required ? fail(value, 'required') : { pass: true, value, message: null }
  if (name === 'confirmPassword' && value !== password) return fail(value, 'mismatch')
  const length = [...value].length
  if (length > longest[name] || length > (max ?? Infinity)) return fail(value, 'long')
  if (length < (min ?? 0)) return fail(value, 'short')
  if ((pattern && !pattern.test(value)) || (test && !test(value)) || !isText(value)) return fail(value, 'format')
  return { pass: true, value, message: null }
}

/** No half characters and no NUL: neither survives the way to the platform. */
const isText = (value: string): boolean => value.isWellFormed() && !value.includes('\0')
