import type { TextPattern } from './compilePattern.ts'
import { type ValidationRuleName, isValidationRuleName } from './fields.ts'
import { isCpf } from './isCpf.ts'
import { DEFAULT_DIALING_CODE } from './normaliseField.ts'

/** The rule for a normalised value. Lengths are in code points. */
export interface ValidationRule {
  readonly minLength?: number
  readonly maxLength?: number
  /** The pattern that must match the whole value. */
  readonly pattern?: TextPattern
  readonly test?: (value: string) => boolean
}
export type ValidationRules = Readonly<Record<ValidationRuleName, ValidationRule>>

/** A rule as the server sends it (`ValidationRule` of the API contract). */
export interface ServerValidationRule {
  readonly name: string
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly pattern?: string | undefined
}

const mobile: ValidationRule = { minLength: 8, maxLength: 11, pattern: /^\d+$/ }
/** The rule for mobile numbers of Brazil: two digits for the area and nine for the number. */
const brazilianMobile: ValidationRule = { ...mobile, minLength: 11 }
const password: ValidationRule = {
  minLength: 6,
  maxLength: 64,
  test: (value) => /\p{L}/u.test(value) && /\d/.test(value),
}

/**
 * The rules for fields for which the server sends no rule (AUTH-127). Every pattern runs in linear time. Existing user
 * names, passwords and invitation codes have no rule here, because older ones may break today's rules.
 */
export const defaultValidationRules: ValidationRules = {
  username: { minLength: 4, maxLength: 16, pattern: /^[A-Za-z][A-Za-z0-9]*$/ },
  loginUsername: {},
  password,
  confirmPassword: {},
  loginPassword: {},
  paymentPassword: { minLength: 6, maxLength: 6, pattern: /^\d+$/ },
  mobileNum: mobile,
  loginMobileNum: mobile,
  countryDialingCode: { minLength: 1, maxLength: 4, pattern: /^[1-9]\d*$/ },
  verificationCode: { minLength: 4, maxLength: 10, pattern: /^\d+$/ },
  captcha: { minLength: 6, maxLength: 6, pattern: /^\d+$/ },
  // The pattern of the specification (part 1, section 5), rewritten so that it runs in linear time. The last part of an
  // address has 2 or 3 characters.
  email: { maxLength: 254, pattern: /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.\w{2,3}$/ },
  idNumber: { minLength: 11, maxLength: 11, test: isCpf },
  nickname: { minLength: 2, maxLength: 20, pattern: /^[\p{L}\p{M}\p{N} ._'-]+$/u },
  payeeName: { minLength: 2, maxLength: 60, pattern: /^[\p{L}\p{M} .'-]+$/u },
  qqNum: { minLength: 5, maxLength: 12, pattern: /^\d+$/ },
  facebook: { minLength: 2, maxLength: 64, pattern: /^[A-Za-z0-9._:/@?=-]+$/ },
  wechat: { minLength: 6, maxLength: 20, pattern: /^[A-Za-z][A-Za-z0-9_-]*$/ },
  line: { minLength: 4, maxLength: 20, pattern: /^[A-Za-z0-9._-]+$/ },
  whatsapp: { minLength: 8, maxLength: 15, pattern: /^\d+$/ },
  zalo: { minLength: 8, maxLength: 15, pattern: /^\d+$/ },
  recommenderId: {},
  affiliateCode: { maxLength: 32, pattern: /^[A-Za-z0-9._-]+$/ },
}

/**
 * Returns the rule for a field. A mobile number of Brazil has a stricter rule, unless the server sent one.
 *
 * @param dialingCode The dialling code, in digits. Without a dialling code, a mobile number may belong to any country.
 */
export const getValidationRule = (
  rules: ValidationRules,
  name: ValidationRuleName,
  dialingCode?: string,
): ValidationRule => (rules[name] === mobile && dialingCode === DEFAULT_DIALING_CODE ? brazilianMobile : rules[name])

/**
 * Returns the rules of the server, and the default rules for the other fields. If `compile` refuses the pattern of a
 * rule, the field has no rule. If the lengths of a rule are invalid, the rule has no lengths.
 *
 * @param compile Compiles the source of a pattern. Pass `compilePattern`.
 */
export function buildValidationRules(
  sent: readonly ServerValidationRule[],
  compile: (source: string) => TextPattern | undefined,
): ValidationRules {
  const rules: Record<ValidationRuleName, ValidationRule> = { ...defaultValidationRules }
  for (const rule of sent) if (isValidationRuleName(rule.name)) rules[rule.name] = compileRule(rule, compile)
  return rules
}

function compileRule(
  { minLength, maxLength, pattern: source }: ServerValidationRule,
  compile: (source: string) => TextPattern | undefined,
): ValidationRule {
  const pattern = source === undefined ? undefined : compile(source)
  if (source !== undefined && !pattern) return {}
  const hasValidLengths =
    isLength(minLength ?? 0) &&
    isLength(maxLength ?? 1) &&
    (minLength ?? 0) <= (maxLength ?? Infinity) &&
    maxLength !== 0
  return {
    ...(hasValidLengths && minLength !== undefined && { minLength }),
    ...(hasValidLengths && maxLength !== undefined && { maxLength }),
    ...(pattern && { pattern }),
  }
}

const isLength = (value: number): boolean => Number.isSafeInteger(value) && value >= 0
