/** The digits of a previous winning number: of the part before `~`, of it the first element where it has commas (C38). */
export function ballsOf(previousWinningNumber: string): string[] {
  const [part = ''] = previousWinningNumber.split('~')
  const [first = ''] = part.split(',')
  return [...first.trim()]
}
