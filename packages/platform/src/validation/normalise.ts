import type { RuleName } from './fields.ts'

/** Brazil's, where nobody says otherwise. */
export const defaultDialingCode = '55'

const asTyped: ReadonlySet<RuleName> = new Set(['password', 'confirmPassword', 'loginPassword'])
const names: ReadonlySet<RuleName> = new Set(['nickname', 'payeeName'])
/** Which signs people write between the digits of a number. */
const between: { readonly [Name in RuleName]?: RegExp } = {
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

/** Returns a text in its plain form (NFKC: full-width digits become ASCII digits), without invisible marks and without spaces at its ends. */
export const plainText = (value: string): string =>
  // Marks go first, or they would keep letters from being composed; and again, since halves that they kept apart may be one of them.
  value
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()

/**
 * What a typed or pasted text means: full-width and composed forms become the plain ones (NFKC), marks that nobody sees (direction,
 * zero width) and spaces around go, and numbers lose what people write between the digits. A mobile number loses its dialling
 * code and its trunk zero. Passwords stay exactly as typed. What is typed inside and means nothing stays, for the rule to refuse.
 * @param dialingCode - digits: the one that a mobile number may begin with
 */
export function normalise(name: RuleName, value: string, dialingCode: string = defaultDialingCode): string {
  if (asTyped.has(name)) return value
  const text = plainText(value)
  const signs = between[name]
  if (!signs) return names.has(name) ? text.replace(/\s+/g, ' ') : text
  // What stood between two marks may now be composed; no rule of digits lets it pass.
  const plain = text.replace(signs, '').normalize('NFKC')
  return name === 'mobileNum' || name === 'loginMobileNum' ? nationalNumber(plain, dialingCode) : plain
}

/** Without its dialling code. In America no number begins with a 1, and people dial it before each. */
const longestNational = (dialingCode: string) => (dialingCode === '1' ? 10 : 11)
/** Countries whose mobile numbers begin with a zero, Ivory Coast, Gabon and the Congo; and Hungary, where people dial 06: the platform takes both off. */
const keepsZero: ReadonlySet<string> = new Set(['225', '241', '242', '36'])

/** Removes the dialling code and the trunk zero (`011 91234-5678`) from a number, in whichever order they were typed. */
function nationalNumber(number: string, dialingCode: string): string {
  if (dialingCode === '') return number
  const shorter = withoutPrefix(number, dialingCode)
  return shorter === number ? number : nationalNumber(shorter, dialingCode)
}

/** Without a plus, a leading dialling code is one only where the number would be too long with it: it is an area code elsewhere. */
function withoutPrefix(number: string, dialingCode: string): string {
  const prefix = [`+${dialingCode}`, `00${dialingCode}`].find((one) => number.startsWith(one))
  if (prefix !== undefined) return number.slice(prefix.length)
  if (number.length > longestNational(dialingCode) && number.startsWith(dialingCode))
    return number.slice(dialingCode.length)
  // Two zeros begin the dialling code of another country.
  return keepsZero.has(dialingCode) ? number : number.replace(/^0(?!0)/, '')
}
