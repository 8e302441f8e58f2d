/**
 * The default countdown in seconds. Applies before the first code, to codes without a validity in the response, and to
 * codes of a third party (AUTH-075 to AUTH-077).
 */
export const DEFAULT_CODE_COUNTDOWN_SECONDS = 60

/** The maximum countdown in seconds, even if the platform sends a longer validity (A17 in docs/faults.tsv). */
const MAX_SECONDS = 3600

/**
 * Returns the countdown in seconds for a validity in minutes that the platform sends. Returns 60 for a missing or
 * invalid validity (AUTH-074, AUTH-076).
 */
export function getCodeCountdownSeconds(expiredMinutes: number | undefined): number {
  const seconds = Math.round(Number(expiredMinutes) * 60)
  return seconds > 0 ? Math.min(seconds, MAX_SECONDS) : DEFAULT_CODE_COUNTDOWN_SECONDS
}
