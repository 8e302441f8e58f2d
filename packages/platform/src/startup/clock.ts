/**
 * Returns the time of this device's clock, in milliseconds since 1970. That clock may be wrong, so use it only to
 * measure durations on this device, for example until a button is enabled again. For days, ranges and values that the
 * platform reads, use `getPlatformNow`.
 */
export const getDeviceNow = (): number => Date.now()

/**
 * Returns the platform's time, in milliseconds since 1970.
 *
 * @param clockOffset From `useClockOffset` or from the start-up settings, in milliseconds.
 */
export const getPlatformNow = (clockOffset: number): number => getDeviceNow() + clockOffset
