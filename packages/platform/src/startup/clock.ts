/**
 * Returns the time of this device's clock, in milliseconds since 1970. The clock may be wrong, so use this function
 * only to measure durations. For days, and for times that are sent to the platform, use `getPlatformNow`.
 */
export const getDeviceNow = (): number => Date.now()

/**
 * Returns the platform's time, in milliseconds since 1970.
 *
 * @param clockOffset From `useClockOffset` or from the start-up settings, in milliseconds.
 */
export const getPlatformNow = (clockOffset: number): number => getDeviceNow() + clockOffset
