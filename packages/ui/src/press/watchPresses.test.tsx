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

test(
  'shows an element as pressed 130 ms after the finger touches it, and not earlier',
  { tags: ['SHELL-131'] },
  async () => {
    const { fire, pressed } = await target()
    fire('pointerdown')
    vi.advanceTimersByTime(129)
    expect(pressed()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(pressed()).toBe(true)
  },
)

test('reports a long press after 370 ms and suppresses the click that follows', { tags: ['SHELL-132'] }, async () => {
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

test(
  'shows an element as pressed for 100 ms after the finger is released, even after a short tap',
  { tags: ['SHELL-133'] },
  async () => {
    const { fire, pressed } = await target()
    fire('pointerdown')
    fire('pointerup')
    await frame()
    expect(pressed()).toBe(true)
    vi.advanceTimersByTime(99)
    expect(pressed()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(pressed()).toBe(false)
  },
)

test('shows an element as pressed in the frame after a short tap, unless that frame is more than 100 ms late', async () => {
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

test('does not delay the click of a tap, and reports no long press for a tap', async () => {
  const { fire, click } = await target({ long: true })
  fire('pointerdown')
  vi.advanceTimersByTime(369)
  fire('pointerup')
  click()
  expect(onClick).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(onLongPress).not.toHaveBeenCalled()
})

test('does not suppress the click and the context menu after a long press that no listener handles', async () => {
  const { fire, click } = await target()
  fire('pointerdown')
  vi.advanceTimersByTime(500)
  expect(fire('contextmenu').defaultPrevented).toBe(false)
  fire('pointerup')
  click()
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('suppresses the context menu after a handled long press, but not the click of the next tap', async () => {
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
])('shows no element as pressed and reports no long press when %s', async (_, type, way) => {
  const { fire, pressed } = await target({ long: true })
  fire('pointerdown')
  fire(type, way)
  vi.advanceTimersByTime(1000)
  expect(pressed()).toBe(false)
  expect(onLongPress).not.toHaveBeenCalled()
})

test('no longer shows an element as pressed when the finger moves 11 px', async () => {
  const { fire, pressed } = await target()
  fire('pointerdown')
  vi.advanceTimersByTime(130)
  fire('pointermove', 11)
  expect(pressed()).toBe(false)
})

test('shows an element as pressed even when the finger moves 9 px', async () => {
  const { fire, pressed } = await target()
  fire('pointerdown')
  fire('pointermove', 9)
  vi.advanceTimersByTime(130)
  expect(pressed()).toBe(true)
})

test('shows an element as pressed for longer after a second tap on it, but not after a tap on another element', async () => {
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

test('does not show a disabled button as pressed', async () => {
  const { fire, pressed } = await target({ resting: true })
  fire('pointerdown')
  vi.advanceTimersByTime(130)
  fire('pointerup')
  await frame()
  expect(pressed()).toBe(false)
})

test('leaves no timers and shows no element as pressed after watchPresses is stopped', async () => {
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
