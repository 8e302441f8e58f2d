/**
 * Returns the digits of a winning number. Cuts the text at the first `~` or comma (C38 in docs/decisions/001).
 */
export function parseBalls(previousWinningNumber: string): string[] {
  const [part = ''] = previousWinningNumber.split('~')
  const [first = ''] = part.split(',')
  return [...first.trim()]
}
