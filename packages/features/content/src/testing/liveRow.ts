import { untilFrame } from '@lobby/test-kit/untilFrame'
import { vi } from 'vitest'

/** Waits for something while the clock stands: only what is due at once runs. */
export const comes = (here: () => boolean): Promise<void> => untilFrame(here, () => vi.advanceTimersByTime(0))

/** A carousel that moves by itself, on a clock that a test drives. */
export async function liveRow(container: HTMLElement, label: string) {
  const find = () => container.querySelector<HTMLElement>(`[aria-label="${label}"][data-live]`)
  await comes(() => find() !== null)
  const row = find() ?? container
  // It has looked whether it is on screen.
  await untilFrame(
    (
      (frames) => () =>
        frames++ > 2
    )(0),
  )
  const track = () => row.firstElementChild ?? row
  const slides = () => [...track().children] as HTMLElement[]
  const edge = () => Number.parseFloat(getComputedStyle(row).paddingInlineStart) + row.getBoundingClientRect().left
  const start = (slide: HTMLElement) => Math.abs(slide.getBoundingClientRect().left - edge())
  /** Whether the slide that says so, or pictures it, stands where the row begins. */
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
    /** What it has for its slides, in pixels. */
    room: () => track().clientWidth,
    boxes: () =>
      slides()
        .map((slide) => slide.getBoundingClientRect())
        .filter(({ left }) => left >= 0),
    /** Lets the clock pass an interval a slide, and finds each slide in its turn: not a moment earlier. */
    async goesRound(texts: readonly string[], interval: number): Promise<boolean> {
      for (const [index, text] of texts.entries()) {
        await untilFrame(() => shows(text) && !moving())
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
