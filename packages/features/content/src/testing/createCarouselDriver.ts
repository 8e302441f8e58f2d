import { waitUntilTrue } from '@lobby/test-kit/untilFrame'
import { vi } from 'vitest'

/** Waits until a condition is true. The fake clock does not advance, so only timers that are already due run. */
export const waitForCondition = (here: () => boolean): Promise<void> =>
  waitUntilTrue(here, () => vi.advanceTimersByTime(0))

/** Returns helpers for tests of a carousel that moves automatically. The test controls the clock. */
export async function createCarouselDriver(container: HTMLElement, label: string) {
  const find = () => container.querySelector<HTMLElement>(`[aria-label="${label}"][data-live]`)
  await waitForCondition(() => find() !== null)
  const row = find() ?? container
  // Wait three frames, until the carousel has detected that it is on screen.
  await waitUntilTrue(
    (
      (frames) => () =>
        frames++ > 2
    )(0),
  )
  const track = () => row.firstElementChild ?? row
  const slides = () => [...track().children] as HTMLElement[]
  const edge = () => Number.parseFloat(getComputedStyle(row).paddingInlineStart) + row.getBoundingClientRect().left
  const start = (slide: HTMLElement) => Math.abs(slide.getBoundingClientRect().left - edge())
  /** Returns true if the current slide shows this text or a picture with this alternative text. */
  const shows = (text: string) => {
    const [current] = slides().toSorted((one, other) => start(one) - start(other))
    return (
      (current?.textContent.includes(text) ?? false) ||
      [...(current?.querySelectorAll('img') ?? [])].some(({ alt }) => alt === text)
    )
  }
  const moving = () =>
    row.getAnimations({ subtree: true }).some(({ effect }) => (effect as KeyframeEffect).target === track())
  return {
    /** Returns the visible width of the carousel, in pixels. */
    room: () => track().clientWidth,
    boxes: () =>
      slides()
        .map((slide) => slide.getBoundingClientRect())
        .filter(({ left }) => left >= 0),
    /**
     * Advances the clock by one interval per slide. Returns true if each interval ends with the next slide of `texts`.
     */
    async goesRound(texts: readonly string[], interval: number): Promise<boolean> {
      for (const [index, text] of texts.entries()) {
        await waitUntilTrue(() => shows(text) && !moving())
        if (index === texts.length - 1) break
        vi.advanceTimersByTime(interval - 1)
        await new Promise(requestAnimationFrame)
        if (moving()) return false
        vi.advanceTimersByTime(1)
      }
      return true
    },
  }
}
