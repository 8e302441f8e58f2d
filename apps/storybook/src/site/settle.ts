import type { TestSite } from '@lobby/platform/testing'

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits until a story shows what it is about: answers are here, lazy parts are loaded, and what moves once has moved. */
export async function settle(site: TestSite | undefined): Promise<void> {
  do await frame()
  while ((site?.queries.isFetching() ?? 0) > 0)
  await frame()
  // One that is paused would never finish.
  const once = document.getAnimations().filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations === 1)
  await Promise.allSettled(once.map(({ finished }) => finished))
}
