/** Ends at once everything that moves once, instead of waiting until it has arrived as `settle` does: for a test that looks at the end only. */
export async function finishAnimations(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) {
    await new Promise(requestAnimationFrame)
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations === 1) animation.finish()
  }
  await new Promise(requestAnimationFrame)
}
