/**
 * Returns the digits of a winning number. Uses the part before `~`, or the first element of this part if it is a list
 * with commas (C38 in docs/decisions/001).
 */
export function parseBalls(previousWinningNumber: string): string[] {
  const [part = ''] = previousWinningNumber.split('~')
  const [first = ''] = part.split(',')
  return [...first.trim()]
}
