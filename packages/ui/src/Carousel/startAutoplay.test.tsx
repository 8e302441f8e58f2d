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
/** How often it was due in three intervals. */
async function dueIn3(): Promise<number> {
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

test('undisturbed it is due once an interval', async () => {
  await render(<Probe />)
  vi.advanceTimersByTime(4999)
  expect(onDue).not.toHaveBeenCalled()
  expect(await dueIn3()).toBe(3)
})

test('it waits while the focus is inside, and goes on when it has left', async () => {
  const screen = await render(<Probe />)
  const [inside, outside] = screen.container.querySelectorAll('button')
  inside?.focus()
  expect(await dueIn3()).toBe(0)
  outside?.focus()
  expect(await dueIn3()).toBe(3)
})

test('it waits while a pointer is down on it', async () => {
  const screen = await render(<Probe />)
  const frame = screen.container.firstElementChild ?? document.body
  fire(frame, 'pointerdown')
  expect(await dueIn3()).toBe(0)
  fire(window, 'pointerup')
  expect(await dueIn3()).toBe(3)
})

test('it waits while the page is hidden', async () => {
  await render(<Probe />)
  hide(true)
  expect(await dueIn3()).toBe(0)
  hide(false)
  expect(await dueIn3()).toBe(3)
})

test('it never moves where less motion is wanted', async () => {
  await motion('reduce')
  await render(<Probe />)
  expect(await dueIn3()).toBe(0)
})

test('nothing is left behind', async () => {
  const screen = await render(<Probe />)
  expect(vi.getTimerCount()).toBe(1)
  await screen.unmount()
  expect(vi.getTimerCount()).toBe(0)
})
