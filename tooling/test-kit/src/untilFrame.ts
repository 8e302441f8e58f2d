/**
 * Waits, frame by frame, until something is so. For tests that hold the timers still: `expect.poll` would move a driven clock on.
 * @param meanwhile Runs before each look.
 * @throws when it is not so after some 10 seconds of frames
 */
export async function untilFrame(isSo: () => boolean, meanwhile: () => void = () => undefined): Promise<void> {
  for (let frame = 0; frame < 600; frame++) {
    meanwhile()
    if (isSo()) return
    await new Promise(requestAnimationFrame)
  }
  throw new Error(`It never came to this: ${String(isSo)}`)
}

/** Waits for a number of animation frames: for what must not happen, because what may happen has had its time by then. */
export async function waitForFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}
