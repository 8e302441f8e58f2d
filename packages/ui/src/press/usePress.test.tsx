import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { usePress } from './usePress.ts'

const onClick = vi.fn()
const onLongPress = vi.fn()

function Target({ long = false }: { long?: boolean }) {
  const press = usePress(long ? onLongPress : undefined)
  return (
    <button type="button" onClick={onClick} {...press}>
      Play
    </button>
  )
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

async function target(long = false) {
  const { container, unmount } = await render(<Target long={long} />)
  const button = container.querySelector('button')!
  return {
    unmount,
    fire: (type: string, clientY = 0) =>
      button.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, button: 0, clientY })),
    click: () => button.click(),
    pressed: async () => {
      await new Promise(requestAnimationFrame)
      return button.hasAttribute('data-pressed')
    },
  }
}

test('[SHELL-131] a finger that is down shows a press after 130 ms, not before', async () => {
  const { fire, pressed } = await target()
  fire('pointerdown')
  vi.advanceTimersByTime(129)
  expect(await pressed()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await pressed()).toBe(true)
})

test('[SHELL-132] a finger that rests for 370 ms presses long, and the click after it is swallowed', async () => {
  const { fire, click } = await target(true)
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

test('[SHELL-133] the press shows for 100 ms after the finger has left, that of a short tap too', async () => {
  const { fire, pressed } = await target()
  fire('pointerdown')
  fire('pointerup')
  expect(await pressed()).toBe(true)
  vi.advanceTimersByTime(99)
  expect(await pressed()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(await pressed()).toBe(false)
})

test('the action waits for none of it, and a tap is no long press', async () => {
  const { fire, click } = await target(true)
  fire('pointerdown')
  vi.advanceTimersByTime(369)
  fire('pointerup')
  click()
  expect(onClick).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(onLongPress).not.toHaveBeenCalled()
})

test.each([
  ['the browser scrolls', 'pointercancel', 0],
  ['the finger moves away', 'pointermove', 11],
  ['the finger leaves', 'pointerleave', 0],
])('nothing shows or is pressed long once %s', async (_, type, way) => {
  const { fire, pressed } = await target(true)
  fire('pointerdown')
  // React hears leaving from `pointerout`.
  fire(type === 'pointerleave' ? 'pointerout' : type, way)
  vi.advanceTimersByTime(1000)
  expect(await pressed()).toBe(false)
  expect(onLongPress).not.toHaveBeenCalled()
})

test('a finger that trembles still presses', async () => {
  const { fire, pressed } = await target()
  fire('pointerdown')
  fire('pointermove', 9)
  vi.advanceTimersByTime(130)
  expect(await pressed()).toBe(true)
})

test('nothing is left behind', async () => {
  const { fire, unmount } = await target(true)
  fire('pointerdown')
  await unmount()
  expect(vi.getTimerCount()).toBe(0)
})
