/**
 * Returns the day of a moment in a time zone as `2026-11-20`, or an empty text if `at` is not a valid time. Callers
 * pass the merchant's time zone, because the platform counts days in it.
 *
 * @param at In milliseconds since 1970.
 */
export const toZonedDay = (timeZone: string, at: number): string =>
  Number.isNaN(at)
    ? ''
    : // eslint-disable-next-line no-restricted-properties -- This text is for rules and the platform, not for players. The Swedish format is the ISO format.
      new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)
