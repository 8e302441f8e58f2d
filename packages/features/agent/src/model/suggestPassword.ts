/** Characters that are not mistaken for others when they are read out or copied by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'

/**
 * Suggests a first password to pass on: eight letters and two digits, drawn evenly.
 * @param draw - returns a whole number from 0 to below the given one
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
    // Reject bytes from here on: they would make the first characters likelier than the others.
    if (byte < limit) return byte % below
  }
}
