import type { ValidationRuleName } from './fields.ts'

/** The dialling code of Brazil. */
export const DEFAULT_DIALING_CODE = '55'

const asTyped: ReadonlySet<ValidationRuleName> = new Set(['password', 'confirmPassword', 'loginPassword'])
const nameFields: ReadonlySet<ValidationRuleName> = new Set(['nickname', 'payeeName'])
/** The characters between the digits of a number, which are removed. */
const separators: { readonly [Name in ValidationRuleName]?: RegExp } = {
  mobileNum: /[\s().\p{Pd}]/gu,
  loginMobileNum: /[\s().\p{Pd}]/gu,
  whatsapp: /[\s()+.\p{Pd}]/gu,
  zalo: /[\s()+.\p{Pd}]/gu,
  countryDialingCode: /[\s+]/g,
  idNumber: /[\s./\p{Pd}]/gu,
  qqNum: /\s/g,
  verificationCode: /[\s\p{Pd}]/gu,
  captcha: /\s/g,
  paymentPassword: /\s/g,
}

/**
 * Returns a text in its plain form (NFKC: full-width digits become ASCII digits), without invisible marks and without
 * spaces at its ends.
 */
export const toPlainText = (value: string): string =>
  // Remove invisible marks before the normalisation, because they prevent the composition of letters, and after it,
  // because the composition may produce such a mark.
  value
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()

/**
 * Normalises the text of a field as `toPlainText` does. Also removes the separators between the digits of a number, and
 * the dialling code and the trunk zero (the 0 that people dial first) of a mobile number. Passwords are not changed.
 *
 * @param dialingCode The dialling code, in digits, with which a mobile number may begin.
 */
export function normaliseField(
  name: ValidationRuleName,
  value: string,
  dialingCode: string = DEFAULT_DIALING_CODE,
): string {
  if (asTyped.has(name)) return value
  const text = toPlainText(value)
  const separator = separators[name]
  if (!separator) return nameFields.has(name) ? text.replace(/\s+/g, ' ') : text
  // Normalise again, because characters that were separated may now compose.
  const plain = text.replace(separator, '').normalize('NFKC')
  return name === 'mobileNum' || name === 'loginMobileNum' ? nationalNumber(plain, dialingCode) : plain
}

/**
 * Returns the greatest length of a mobile number without its dialling code. In North America (dialling code 1) the
 * length is 10; an eleventh digit is a 1 that people dial first.
 */
const maxNationalLength = (dialingCode: string) => (dialingCode === '1' ? 10 : 11)
/**
 * The dialling codes after which a leading zero is not removed. Mobile numbers in Ivory Coast, Gabon and the Congo
 * begin with 0. In Hungary people dial 06 first, and the platform removes both digits.
 */
const keepsZero: ReadonlySet<string> = new Set(['225', '241', '242', '36'])

/**
 * Removes the dialling code and the trunk zero from a number, in any order.
 */
function nationalNumber(number: string, dialingCode: string): string {
  if (dialingCode === '') return number
  const shorter = withoutPrefix(number, dialingCode)
  return shorter === number ? number : nationalNumber(shorter, dialingCode)
}

/**
 * Removes one prefix: the dialling code or a trunk zero. Digits without a plus or 00 are the dialling code only if the
 * number would otherwise be too long, because they may be an area code.
 */
function withoutPrefix(number: string, dialingCode: string): string {
  const prefix = [`+${dialingCode}`, `00${dialingCode}`].find((one) => number.startsWith(one))
  if (prefix !== undefined) return number.slice(prefix.length)
  if (number.length > maxNationalLength(dialingCode) && number.startsWith(dialingCode))
    return number.slice(dialingCode.length)
  // Do not remove a zero before another zero: 00 begins the dialling code of another country.
  return keepsZero.has(dialingCode) ? number : number.replace(/^0(?!0)/, '')
}
