/** The texts that replace the digits if sales are closed or the time is over. */
const NO_TIME = ['--', '--', '--'] as const

/**
 * Returns the milliseconds that a countdown shows first: the time left according to the server, minus half of the time
 * between request and response.
 *
 * @param remainTime The time left when the server sent its response, in milliseconds.
 * @param lotteryTime The times at which the request was sent and the response arrived, in milliseconds.
 */
export function computeInitialCountdownMs(remainTime: number, [asked, answered]: readonly [number, number]): number {
  const start = remainTime - Math.abs(answered - asked) / 2
  return Number.isFinite(start) ? Math.max(0, start) : 0
}

/**
 * Returns the hours, minutes and seconds of a time in milliseconds as texts. Seconds are rounded down. Hours may exceed
 * 99. If no time is left, the texts are dashes.
 */
export function formatCountdown(left: number): readonly [string, string, string] {
  if (!(left > 0)) return NO_TIME
  const seconds = Math.floor(left / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  return [two(Math.floor(seconds / 3600)), two(Math.floor(seconds / 60) % 60), two(seconds % 60)]
}
