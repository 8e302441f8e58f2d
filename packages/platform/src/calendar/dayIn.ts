/** A day as `2026-11-20`, in a time zone: by the merchant's, days are counted. `at` is in milliseconds since 1970. */
export const dayIn = (timeZone: string, at: number): string =>
  // eslint-disable-next-line no-restricted-properties -- for rules and the platform, shown to nobody: Swedish writes days as ISO does.
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)
