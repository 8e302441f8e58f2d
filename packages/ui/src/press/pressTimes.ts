/**
 * The times of a touch in milliseconds, as in the specification (part 2, section 9). `delay`: from the touch until the
 * element looks pressed. `long`: from the touch until it is a long press. `out`: how long the element looks pressed
 * after the finger is released.
 */
export const PRESS_TIMES_MS = { delay: 130, long: 370, out: 100 } as const
