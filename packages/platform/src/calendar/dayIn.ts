/**
 * Returns the day of a moment in a time zone as `2026-11-20`, or an empty text if `at` is no valid time. Days are counted in the merchant's zone.
 *
 * @param at In milliseconds since 1970.
 */
export const dayIn = (timeZone: string, at: number): string =>
  Number.isNaN(at)
    ? ''
    : // eslint-disable-next-line no-restricted-properties -- for rules and the platform, shown to nobody: Swedish writes days as ISO does.
      new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)
