import type { TestSite } from '@lobby/platform/testing'

/**
 * The number of consecutive frames without activity after which a story is complete. React renders a response one or
 * two frames after the response arrives.
 */
const STILL_FRAMES = 3

const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Returns the running animations that have an end. Excludes paused animations, which never end. */
const getFiniteAnimations = () =>
  document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations === 1)

/** Waits until a story is complete: responses have arrived, lazy parts are loaded, and transitions have ended. */
export async function waitUntilStoryIsComplete(site: TestSite | undefined): Promise<void> {
  for (let still = 0; still < STILL_FRAMES; still++) {
    await waitForFrame()
    const running = getFiniteAnimations()
    // The pressed state is visible for 100 ms after a press. Only the stories of screens wait until this state ends,
    // because a component's story may show the pressed state permanently.
    const isPressed = site !== undefined && document.querySelector('[data-pressed]') !== null
    if (running.length === 0 && !isPressed && !site?.queries.isFetching()) continue
    await Promise.allSettled(running.map(({ finished }) => finished))
    still = -1
  }
}
