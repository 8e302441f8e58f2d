/** Waits until all animations have ended that do not repeat forever. */
export async function waitForAnimations(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === 1)
      .map(({ finished }) => finished),
  )
}
