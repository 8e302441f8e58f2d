import type { ValidationRuleName } from './fields.ts'

/** The dialling code of Brazil. */
export const DEFAULT_DIALING_CODE = '55'

const asTyped: ReadonlySet<ValidationRuleName> = new Set(['password', 'confirmPassword', 'loginPassword'])
const nameFields: ReadonlySet<ValidationRuleName> = new Set(['nickname', 'payeeName'])
/** The characters that people type between the digits of a number. They are removed. */
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
  // Removes invisible marks first, because they prevent the composition of letters. Removes them again afterwards,
  // because the composition may produce such a mark.
  value
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()

/**
 * Normalises a typed or pasted text. It converts full-width and composed characters (NFKC), and removes invisible marks
 * (direction, zero width) and surrounding spaces. From numbers it also removes the separators between the digits, and
 * from a mobile number the dialling code and the trunk zero. Passwords stay exactly as typed. Other invalid characters
 * stay, so that the rule refuses them.
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
  // Normalises again, because removing separators may bring characters together that compose. No rule for digits
  // accepts the result.
  const plain = text.replace(separator, '').normalize('NFKC')
  return name === 'mobileNum' || name === 'loginMobileNum' ? nationalNumber(plain, dialingCode) : plain
}

/**
 * Returns the greatest length of a mobile number without its dialling code. For North America (dialling code 1) it is
 * 10, because there people also type a 1 before the number, and no number begins with 1.
 */
const maxNationalLength = (dialingCode: string) => (dialingCode === '1' ? 10 : 11)
/**
 * The dialling codes after which a leading zero stays. Mobile numbers in Ivory Coast, Gabon and the Congo begin with a
 * zero. In Hungary people dial 06 before a number, and the platform removes both digits.
 */
const keepsZero: ReadonlySet<string> = new Set(['225', '241', '242', '36'])

/**
 * Removes the dialling code and the trunk zero (`011 91234-5678`) from a number, in whichever order they were typed.
 */
function nationalNumber(number: string, dialingCode: string): string {
  if (dialingCode === '') return number
  const shorter = withoutPrefix(number, dialingCode)
  return shorter === number ? number : nationalNumber(shorter, dialingCode)
}

/**
 * Removes one prefix: the dialling code or a trunk zero. Without a plus or 00, the leading digits count as the dialling
 * code only if the number is too long otherwise, because they may be an area code.
 */
function withoutPrefix(number: string, dialingCode: string): string {
  const prefix = [`+${dialingCode}`, `00${dialingCode}`].find((one) => number.startsWith(one))
  if (prefix !== undefined) return number.slice(prefix.length)
  if (number.length > maxNationalLength(dialingCode) && number.startsWith(dialingCode))
    return number.slice(dialingCode.length)
  // Two zeros stay: they begin the dialling code of another country.
  return keepsZero.has(dialingCode) ? number : number.replace(/^0(?!0)/, '')
}
