/**
 * The default countdown in seconds: before the first code, for codes whose validity the platform does not send, and for
 * codes of a third party (AUTH-075 to AUTH-077).
 */
export const DEFAULT_COUNTDOWN_SECONDS = 60

/**
 * The maximum countdown in seconds. A longer validity from the platform is reduced to this maximum (A17 in
 * docs/faults.tsv).
 */
const MAX_SECONDS = 3600

/**
 * Returns the countdown in seconds for the validity that the platform reports in minutes. Returns one minute for a
 * missing or invalid validity (AUTH-074, AUTH-076).
 */
export function getCountdownSeconds(expiredMinutes: number | undefined): number {
  const seconds = Math.round(Number(expiredMinutes) * 60)
  return seconds > 0 ? Math.min(seconds, MAX_SECONDS) : DEFAULT_COUNTDOWN_SECONDS
}
