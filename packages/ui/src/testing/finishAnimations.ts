/**
 * Ends all non-repeating animations immediately, for tests that only check the final state. `waitForAnimations` waits
 * for their end.
 */
export async function finishAnimations(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) {
    await new Promise(requestAnimationFrame)
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations === 1) animation.finish()
  }
  await new Promise(requestAnimationFrame)
}
