/** Shown when there is nothing to count: sales are closed, or the time is over. */
const NONE = ['--', '--', '--'] as const

/**
 * Where a countdown starts, in milliseconds: what remained when the server answered, less half of the time that the answer was under way.
 *
 * @param lotteryTime When it was asked and when it was answered, in milliseconds.
 */
export function countdownStart(remainTime: number, [asked, answered]: readonly [number, number]): number {
  const start = remainTime - Math.abs(answered - asked) / 2
  return Number.isFinite(start) ? Math.max(0, start) : 0
}

/** Hours, minutes and seconds of a time in milliseconds, never more than is left; hours may exceed 99. Two dashes each when nothing is left. */
export function countdownText(left: number): readonly [string, string, string] {
  if (!(left > 0)) return NONE
  const seconds = Math.floor(left / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  return [two(Math.floor(seconds / 3600)), two(Math.floor(seconds / 60) % 60), two(seconds % 60)]
}
