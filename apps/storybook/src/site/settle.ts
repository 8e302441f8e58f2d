import type { TestSite } from '@lobby/platform/testing'

/** How many frames in a row must show nothing new: React renders an answer a frame or two after it has come. */
const STILL_FRAMES = 3

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Animations that come to an end by themselves. One that is paused would never finish. */
const runningOnce = () =>
  document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations === 1)

/** Waits until a story shows what it is about: answers are here, lazy parts are loaded, and transitions have ended. */
export async function settle(site: TestSite | undefined): Promise<void> {
  for (let still = 0; still < STILL_FRAMES; still++) {
    await frame()
    const running = runningOnce()
    // A press shows for 100 ms after it ends. Component stories show a pressed state for good, so only a screen waits.
    const isPressed = site !== undefined && document.querySelector('[data-pressed]') !== null
    if (running.length === 0 && !isPressed && !site?.queries.isFetching()) continue
    await Promise.allSettled(running.map(({ finished }) => finished))
    still = -1
  }
}
