import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useLongPress } from './useLongPress.ts'
import { watchPresses } from './watchPresses.ts'

const onClick = vi.fn()
const onLongPress = vi.fn()

interface TargetProps {
  readonly long?: boolean
  readonly resting?: boolean
}

function Target({ long = false, resting }: TargetProps) {
  const ref = useLongPress(long ? onLongPress : undefined)
  return (
    <>
      <button type="button" aria-disabled={resting} onClick={onClick} ref={ref}>
        <span>Play</span>
      </button>
      <button type="button">Other</button>
    </>
  )
}

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stop = watchPresses(document)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.clearAllMocks()
})

const frame = () => new Promise(requestAnimationFrame)

async function target(props: TargetProps = {}) {
  const { container } = await render(<Target {...props} />)
  const [button, other] = container.querySelectorAll('button')
  const fire = (type: string, clientY = 0, at: Element | null | undefined = button?.firstElementChild) => {
    const event = new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, button: 0, clientY })
    at?.dispatchEvent(event)
    return event
  }
  return {
    fire,
    fireOther: (type: string) => fire(type, 0, other),
    click: () => button?.click(),
    pressed: () => button?.hasAttribute('data-pressed'),
  }
}

test('shows a press 130 ms after the finger is down, not before', { tags: ['SHELL-131'] }, async () => {
  const { fire, pressed } = await target()
  fire('pointerdown')
  vi.advanceTimersByTime(129)
  expect(pressed()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(pressed()).toBe(true)
})

test('reports a long press after 370 ms and suppresses the click after it', { tags: ['SHELL-132'] }, async () => {
  const { fire, click } = await target({ long: true })
  fire('pointerdown')
  vi.advanceTimersByTime(369)
  expect(onLongPress).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onLongPress).toHaveBeenCalledTimes(1)
  fire('pointerup')
  click()
  expect(onClick).not.toHaveBeenCalled()
  click()
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('shows the press for 100 ms after the release, also for a short tap', { tags: ['SHELL-133'] }, async () => {
  const { fire, pressed } = await target()
  fire('pointerdown')
  fire('pointerup')
  await frame()
  expect(pressed()).toBe(true)
  vi.advanceTimersByTime(99)
  expect(pressed()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(pressed()).toBe(false)
})

test('shows a tap in the next frame, and never when its 100 ms are already over', async () => {
  const { fire, pressed } = await target()
  fire('pointerdown')
  fire('pointerup')
  expect(pressed()).toBe(false)
  await frame()
  expect(pressed()).toBe(true)
  fire('pointerdown')
  fire('pointerup')
  vi.advanceTimersByTime(100)
  await frame()
  expect(pressed()).toBe(false)
})

test('does not delay the click, and reports no long press for a tap', async () => {
  const { fire, click } = await target({ long: true })
  fire('pointerdown')
  vi.advanceTimersByTime(369)
  fire('pointerup')
  click()
  expect(onClick).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(onLongPress).not.toHaveBeenCalled()
})

test('keeps the click and the context menu when no listener handles the long press', async () => {
  const { fire, click } = await target()
  fire('pointerdown')
  vi.advanceTimersByTime(500)
  expect(fire('contextmenu').defaultPrevented).toBe(false)
  fire('pointerup')
  click()
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('suppresses the context menu after a handled long press, and does not suppress the click of a later tap', async () => {
  const { fire, click } = await target({ long: true })
  fire('pointerdown')
  vi.advanceTimersByTime(370)
  expect(fire('contextmenu').defaultPrevented).toBe(true)
  fire('pointerup')
  fire('pointerdown')
  fire('pointerup')
  click()
  expect(onClick).toHaveBeenCalledTimes(1)
})

test.each([
  ['the browser scrolls', 'pointercancel', 0],
  ['the finger moves 11 px', 'pointermove', 11],
])('shows no press and reports no long press when %s', async (_, type, way) => {
  const { fire, pressed } = await target({ long: true })
  fire('pointerdown')
  fire(type, way)
  vi.advanceTimersByTime(1000)
  expect(pressed()).toBe(false)
  expect(onLongPress).not.toHaveBeenCalled()
})

test('hides the press when the finger moves 11 px', async () => {
  const { fire, pressed } = await target()
  fire('pointerdown')
  vi.advanceTimersByTime(130)
  fire('pointermove', 11)
  expect(pressed()).toBe(false)
})

test('still shows the press when the finger moves 9 px', async () => {
  const { fire, pressed } = await target()
  fire('pointerdown')
  fire('pointermove', 9)
  vi.advanceTimersByTime(130)
  expect(pressed()).toBe(true)
})

test('keeps showing the press on a second tap, and not longer for a tap elsewhere', async () => {
  const { fire, fireOther, pressed } = await target()
  fire('pointerdown')
  fire('pointerup')
  await frame()
  vi.advanceTimersByTime(60)
  fire('pointerdown')
  fire('pointerup')
  vi.advanceTimersByTime(60)
  expect(pressed()).toBe(true)
  fireOther('pointerdown')
  fireOther('pointerup')
  await frame()
  vi.advanceTimersByTime(40)
  expect(pressed()).toBe(false)
})

test('shows no press on a disabled button', async () => {
  const { fire, pressed } = await target({ resting: true })
  fire('pointerdown')
  vi.advanceTimersByTime(130)
  fire('pointerup')
  await frame()
  expect(pressed()).toBe(false)
})

test('leaves no timers and shows no press after watchPresses is stopped', async () => {
  const { fire, fireOther, pressed } = await target({ long: true })
  fireOther('pointerdown')
  fireOther('pointerup')
  fire('pointerdown')
  stop()
  expect(vi.getTimerCount()).toBe(0)
  await frame()
  expect(document.querySelector('[data-pressed]')).toBeNull()
  fire('pointerdown')
  fire('pointerup')
  await frame()
  expect(pressed()).toBe(false)
})
