import type { Pattern } from './compilePattern.ts'
import { type RuleName, isRuleName } from './fields.ts'
import { isCpf } from './isCpf.ts'
import { defaultDialingCode } from './normalise.ts'

/** What a value must be, once it is normalised. Lengths are code points. */
export interface Rule {
  readonly minLength?: number
  readonly maxLength?: number
  /** Of the whole value, in linear time. */
  readonly pattern?: Pattern
  readonly test?: (value: string) => boolean
}
export type Rules = Readonly<Record<RuleName, Rule>>

/** A rule as the server sends it (`ValidationRule` of the contract). */
export interface SentRule {
  readonly name: string
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly pattern?: string | undefined
}

const mobile: Rule = { minLength: 8, maxLength: 11, pattern: /^\d+$/ }
/** In Brazil: two digits of the area, and nine of the number. */
const brazilianMobile: Rule = { ...mobile, minLength: 11 }
const password: Rule = { minLength: 6, maxLength: 64, test: (value) => /\p{L}/u.test(value) && /\d/.test(value) }

/**
 * The rules where a server sends none (AUTH-127). Every pattern runs in linear time. A name or a code that exists already may have been made
 * by another rule than ours, so that the platform alone judges it.
 */
export const defaultRules: Rules = {
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
  // Specification part 1, section 5, with one way to match each text: its last suffix has 2 or 3 characters.
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
 * Returns the rule that a field has to keep to. A mobile number of Brazil has a stricter one, unless the server has sent one.
 * @param dialingCode - digits; without it a mobile number may be of any country
 */
export const ruleOf = (rules: Rules, name: RuleName, dialingCode?: string): Rule =>
  rules[name] === mobile && dialingCode === defaultDialingCode ? brazilianMobile : rules[name]

/**
 * The rules in force: a rule that the server sends takes the place of ours. One whose pattern is not to be trusted, and lengths that
 * make no sense, are left out: what remains is that a required field is filled in.
 * @param compile - `compilePattern`: gives a pattern of bounded time, or undefined for any other
 */
export function rulesOf(sent: readonly SentRule[], compile: (source: string) => Pattern | undefined): Rules {
  const rules: Record<RuleName, Rule> = { ...defaultRules }
  for (const rule of sent) if (isRuleName(rule.name)) rules[rule.name] = compiled(rule, compile)
  return rules
}

function compiled(
  { minLength, maxLength, pattern: source }: SentRule,
  compile: (source: string) => Pattern | undefined,
): Rule {
  const pattern = source === undefined ? undefined : compile(source)
  if (source !== undefined && !pattern) return {}
  const sane =
    isLength(minLength ?? 0) &&
    isLength(maxLength ?? 1) &&
    (minLength ?? 0) <= (maxLength ?? Infinity) &&
    maxLength !== 0
  return {
    ...(sane && minLength !== undefined && { minLength }),
    ...(sane && maxLength !== undefined && { maxLength }),
    ...(pattern && { pattern }),
  }
}

const isLength = (value: number): boolean => Number.isSafeInteger(value) && value >= 0
