/** Without what is taken for something else when it is read out or copied by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'

/**
 * A first password to hand over: eight letters and two digits, drawn evenly.
 * @param draw A whole number from 0 up to, and without, the one given.
 */
export function suggestPassword(draw: (below: number) => number = drawEvenly): string {
  const of = (signs: string, count: number) =>
    Array.from({ length: count }, () => signs.charAt(draw(signs.length))).join('')
  return of(letters, 4) + of(digits, 2) + of(letters, 4)
}

function drawEvenly(below: number): number {
  const most = 256 - (256 % below)
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    // What lies above would make the first signs likelier than the others.
    if (byte < most) return byte % below
  }
}
