/** Before a code was sent, where the platform does not say how long it is good, and on the third-party path (AUTH-075 to AUTH-077). */
export const defaultSeconds = 60

/** The longest that one waits for another code, in seconds: what a platform says beyond it is capped (safety A17). */
const most = 3600

/** How long a countdown lasts: the minutes that the platform says, else a minute (AUTH-074, AUTH-076). */
export function codeSeconds(expiredMinutes: number | undefined): number {
  const seconds = Math.round(Number(expiredMinutes) * 60)
  return seconds > 0 ? Math.min(seconds, most) : defaultSeconds
}
