/**
 * Returns the digits of a winning number: the part before `~`, and of that the first element if it contains commas
 * (C38).
 */
export function parseBalls(previousWinningNumber: string): string[] {
  const [part = ''] = previousWinningNumber.split('~')
  const [first = ''] = part.split(',')
  return [...first.trim()]
}
