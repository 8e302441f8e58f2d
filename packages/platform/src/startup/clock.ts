/**
 * A moment by this device's clock, in milliseconds since 1970. That clock may be wrong: use it only to measure how much time passes on this
 * device, for example until a button may be pressed again. For days, ranges and whatever the platform reads use `platformNow`.
 */
export const deviceNow = (): number => Date.now()

/** The platform's time, in milliseconds since 1970. @param clockOffset - of `useClockOffset`, or of the start-up settings */
export const platformNow = (clockOffset: number): number => deviceNow() + clockOffset
