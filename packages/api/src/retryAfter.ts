/** Seconds between 1 and 300: neither a storm nor a button that never comes back. */
export const boundedSeconds = (seconds: number): number => Math.min(300, Math.max(1, Math.ceil(seconds)))

/**
 * The seconds that a `Retry-After` header asks for: a number of seconds or an HTTP date, bounded to 1 to 300. One that
 * cannot be read counts as 1; without a header there is nothing to wait for.
 *
 * @param now Milliseconds since 1970
 */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const text = header.trim()
  const seconds = text === '' || Number.isNaN(Number(text)) ? (Date.parse(text) - now) / 1000 : Number(text)
  return boundedSeconds(Number.isNaN(seconds) ? 1 : seconds)
}
