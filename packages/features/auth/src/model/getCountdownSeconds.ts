/**
 * The countdown in seconds before the first code was sent, without a validity from the platform, and for codes of a
 * third party (AUTH-075 to AUTH-077).
 */
export const DEFAULT_COUNTDOWN_SECONDS = 60

/** The longest countdown. A longer validity from the platform is capped to it (safety A17). */
const MAX_SECONDS = 3600

/**
 * Returns the countdown in seconds: the validity that the platform reports in minutes, or one minute by default
 * (AUTH-074, AUTH-076).
 */
export function getCountdownSeconds(expiredMinutes: number | undefined): number {
  const seconds = Math.round(Number(expiredMinutes) * 60)
  return seconds > 0 ? Math.min(seconds, MAX_SECONDS) : DEFAULT_COUNTDOWN_SECONDS
}
