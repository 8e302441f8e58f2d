const MAX_FRAMES = 600

/**
 * Waits, frame by frame, until a condition is true. Use this function in tests with fake timers, because `expect.poll`
 * would advance the fake timers.
 * @param beforeCheck Runs before each check of the condition.
 * @throws If the condition is still false after 600 frames, about 10 seconds.
 */
export async function waitUntilTrue(isTrue: () => boolean, beforeCheck: () => void = () => undefined): Promise<void> {
  for (let frame = 0; frame < MAX_FRAMES; frame++) {
    beforeCheck()
    if (isTrue()) return
    await new Promise(requestAnimationFrame)
  }
  throw new Error(`The condition was still false after ${MAX_FRAMES} frames: ${String(isTrue)}`)
}

/**
 * Waits for a number of animation frames. Use this function before asserting that something does not happen: otherwise
 * there would be no time for it to happen.
 */
export async function waitForFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}
