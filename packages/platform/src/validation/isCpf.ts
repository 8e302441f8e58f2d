/**
 * Returns whether a text is a valid CPF: eleven digits that are not all the same, with two correct check digits (modulo
 * 11).
 */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /(\d)\1{10}/.test(digits)) return false
  return checkDigit(digits, 9) === Number(digits[9]) && checkDigit(digits, 10) === Number(digits[10])
}

function checkDigit(digits: string, length: number): number {
  let sum = 0
  for (let at = 0; at < length; at++) sum += Number(digits[at]) * (length + 1 - at)
  const rest = (sum * 10) % 11
  return rest === 10 ? 0 : rest
}
