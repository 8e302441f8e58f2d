// Counts down the remaining time that the server sent. Uses `performance.now()`, because the user can set the device
// clock.

/** If the device clock and the page clock differ by more, the device was asleep or somebody has set its clock. */
const MAX_CLOCK_DRIFT_MS = 1500

/**
 * Creates a countdown.
 * @param remainTime - milliseconds that remained when the server responded
 * @param asked - `performance.now()` when the request was sent
 */
export function createSpan(remainTime, asked, { now = () => performance.now(), date = () => Date.now() } = {}) {
  const answered = now()
  // The remaining time was already half of the round-trip time old when the response arrived.
  const start = Math.max(0, remainTime - (answered - asked) / 2)
  const gap = date() - answered
  return {
    /** Returns the remaining milliseconds, at least 0. */
    left: () => Math.max(0, start - (now() - answered)),
    /** Returns whether the remaining time is still reliable. */
    sure: () => Math.abs(date() - now() - gap) < MAX_CLOCK_DRIFT_MS,
  }
}

/** Formats milliseconds as `mm:ss`, or `hh:mm:ss` from an hour on. Rounds seconds up. */
export function formatRemainingTime(ms) {
  const seconds = Math.ceil(ms / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return (parts[0] ? parts : parts.slice(1)).map((part) => String(part).padStart(2, '0')).join(':')
}
