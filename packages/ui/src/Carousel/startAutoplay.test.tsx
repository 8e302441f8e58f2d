import { useEffect, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startAutoplay } from './startAutoplay.ts'

const onDue = vi.fn()

function Probe() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => startAutoplay(frame.current!, 5000, onDue).stop, [])
  return (
    <>
      <div ref={frame}>
        <button type="button">Inside</button>
      </div>
      <button type="button">Outside</button>
    </>
  )
}

const motion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
const fire = (target: EventTarget, type: string) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true }))
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}
/** Counts the calls of `onDue` during three intervals. */
async function countCallsInThreeIntervals(): Promise<number> {
  await Promise.resolve()
  onDue.mockClear()
  vi.advanceTimersByTime(15_000)
  return onDue.mock.calls.length
}

beforeEach(async () => {
  await userEvent.unhover(document.body)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'hidden')
  await motion('no-preference')
})

test('moves the carousel one time per interval when nothing pauses its autoplay', async () => {
  await render(<Probe />)
  vi.advanceTimersByTime(4999)
  expect(onDue).not.toHaveBeenCalled()
  expect(await countCallsInThreeIntervals()).toBe(3)
})

test('pauses the autoplay of a carousel while the focus is inside and resumes when the focus leaves', async () => {
  const screen = await render(<Probe />)
  const [inside, outside] = screen.container.querySelectorAll('button')
  inside?.focus()
  expect(await countCallsInThreeIntervals()).toBe(0)
  outside?.focus()
  expect(await countCallsInThreeIntervals()).toBe(3)
})

test('pauses the autoplay of a carousel while a pointer is down on its frame', async () => {
  const screen = await render(<Probe />)
  const frame = screen.container.firstElementChild ?? document.body
  fire(frame, 'pointerdown')
  expect(await countCallsInThreeIntervals()).toBe(0)
  fire(window, 'pointerup')
  expect(await countCallsInThreeIntervals()).toBe(3)
})

test('pauses the autoplay of a carousel while the page is hidden', async () => {
  await render(<Probe />)
  hide(true)
  expect(await countCallsInThreeIntervals()).toBe(0)
  hide(false)
  expect(await countCallsInThreeIntervals()).toBe(3)
})

test('never starts the autoplay of a carousel when reduced motion is preferred', async () => {
  await motion('reduce')
  await render(<Probe />)
  expect(await countCallsInThreeIntervals()).toBe(0)
})

test('leaves no autoplay timer after a carousel is unmounted', async () => {
  const screen = await render(<Probe />)
  expect(vi.getTimerCount()).toBe(1)
  await screen.unmount()
  expect(vi.getTimerCount()).toBe(0)
})
