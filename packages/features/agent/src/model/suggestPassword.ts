/** Letters and digits that people do not confuse when they read a password aloud or copy it from paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'

/**
 * Suggests an initial password for a new account: eight letters and two digits.
 * @param draw - returns a random whole number that is at least 0 and less than `below`
 */
export function suggestPassword(draw: (below: number) => number = drawEvenly): string {
  const of = (signs: string, count: number) =>
    Array.from({ length: count }, () => signs.charAt(draw(signs.length))).join('')
  return of(letters, 4) + of(digits, 2) + of(letters, 4)
}

function drawEvenly(below: number): number {
  const limit = 256 - (256 % below)
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    // Reject the bytes from `limit` up. With these bytes, the first characters would be more likely than the others.
    if (byte < limit) return byte % below
  }
}
