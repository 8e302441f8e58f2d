/**
 * Limits a wait to the range from 1 to 300 seconds, so that clients do not retry in a burst and no retry button stays
 * disabled for hours.
 */
export const clampRetryAfterSeconds = (seconds: number): number => Math.min(300, Math.max(1, Math.ceil(seconds)))

/**
 * Parses a `Retry-After` header, which contains a number of seconds or an HTTP date.
 *
 * @param now In milliseconds since 1970.
 * @returns Seconds between 1 and 300, 1 for a header that cannot be parsed, or undefined without a header.
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const text = header.trim()
  const seconds = text === '' || Number.isNaN(Number(text)) ? (Date.parse(text) - now) / 1000 : Number(text)
  return clampRetryAfterSeconds(Number.isNaN(seconds) ? 1 : seconds)
}
