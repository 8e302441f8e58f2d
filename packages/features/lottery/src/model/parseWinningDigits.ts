/** Returns the digits of a winning number. Ignores the text from the first `~` or comma on (C38 in decision 001). */
export function parseWinningDigits(previousWinningNumber: string): string[] {
  const [part = ''] = previousWinningNumber.split('~')
  const [first = ''] = part.split(',')
  return [...first.trim()]
}
