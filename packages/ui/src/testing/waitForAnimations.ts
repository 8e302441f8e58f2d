/** Waits until all animations have ended, except animations that repeat forever. */
export async function waitForAnimations(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === 1)
      .map(({ finished }) => finished),
  )
}
