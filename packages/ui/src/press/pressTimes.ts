/**
 * The specified times of a touch, in milliseconds (specification part 2, section 9): `delay` until the press is shown,
 * `long` until it is a long press, `out` for which it is shown after the release.
 */
export const PRESS_TIMES_MS = { delay: 130, long: 370, out: 100 } as const
