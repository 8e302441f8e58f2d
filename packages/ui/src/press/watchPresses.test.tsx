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

test('a finger that is down shows a press after 130 ms, not before', { tags: ['SHELL-131'] }, async () => {
  const { fire, pressed } = await target()
  fire('pointerdown')
  vi.advanceTimersByTime(129)
  expect(pressed()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(pressed()).toBe(true)
})

test(
  'a finger that rests for 370 ms presses long, and the click after it is swallowed',
  { tags: ['SHELL-132'] },
  async () => {
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
  },
)

test(
  'the press shows for 100 ms after the finger has left, that of a short tap too',
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

test('the look of a tap comes with the next frame, that of one long over never', async () => {
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

test('the action waits for none of it, and a tap is no long press', async () => {
  const { fire, click } = await target({ long: true })
  fire('pointerdown')
  vi.advanceTimersByTime(369)
  fire('pointerup')
  click()
  expect(onClick).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(onLongPress).not.toHaveBeenCalled()
})

test('where nothing is done at a long press the click is not swallowed, and the menu of the browser opens', async () => {
  const { fire, click } = await target()
  fire('pointerdown')
  vi.advanceTimersByTime(500)
  expect(fire('contextmenu').defaultPrevented).toBe(false)
  fire('pointerup')
  click()
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a long press that did something opens no menu; one whose click never came swallows none of the next', async () => {
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
  ['the finger moves away', 'pointermove', 11],
])('nothing shows or is pressed long once %s', async (_, type, way) => {
  const { fire, pressed } = await target({ long: true })
  fire('pointerdown')
  fire(type, way)
  vi.advanceTimersByTime(1000)
  expect(pressed()).toBe(false)
  expect(onLongPress).not.toHaveBeenCalled()
})

test('a finger that moves away takes the look of the press with it', async () => {
  const { fire, pressed } = await target()
  fire('pointerdown')
  vi.advanceTimersByTime(130)
  fire('pointermove', 11)
  expect(pressed()).toBe(false)
})

test('a finger that trembles still presses', async () => {
  const { fire, pressed } = await target()
  fire('pointerdown')
  fire('pointermove', 9)
  vi.advanceTimersByTime(130)
  expect(pressed()).toBe(true)
})

test('a second tap keeps the look, one elsewhere does not prolong it', async () => {
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

test('what cannot be pressed now does not look pressed', async () => {
  const { fire, pressed } = await target({ resting: true })
  fire('pointerdown')
  vi.advanceTimersByTime(130)
  fire('pointerup')
  await frame()
  expect(pressed()).toBe(false)
})

test('nothing is left behind', async () => {
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
