// Time by the platform: what it said remains, counted on by a clock that nobody can set.

/** How far the device's clock and the page's may part before neither is believed: the device slept, or somebody set it. */
const parted = 1500

/** A span of milliseconds that the platform named, as it was when the answer was made. @param asked `performance.now()` at the question */
export function createSpan(remainTime, asked, { now = () => performance.now(), date = () => Date.now() } = {}) {
  const answered = now()
  // Half of the way there and back, by which the answer is older than its arrival.
  const start = Math.max(0, remainTime - (answered - asked) / 2)
  const gap = date() - answered
  return {
    /** Milliseconds, not below 0. */
    left: () => Math.max(0, start - (now() - answered)),
    /** Whether it may still be believed. */
    sure: () => Math.abs(date() - now() - gap) < parted,
  }
}

/** `mm:ss`, or `hh:mm:ss` from an hour on. A second that has begun is shown. */
export function said(ms) {
  const seconds = Math.ceil(ms / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return (parts[0] ? parts : parts.slice(1)).map((part) => String(part).padStart(2, '0')).join(':')
}
