import { createFakeClock } from '../testing/index.ts'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useLoadMore } from './useLoadMore.ts'

const clock = createFakeClock()
let asked = 0
beforeEach(() => {
  asked = 0
  window.scrollTo(0, 0)
})

/** A list whose end is the given number of pixels below the screen. */
function List({ beyond, ready = true }: { readonly beyond: number; readonly ready?: boolean }) {
  const end = useLoadMore({ isReady: ready, onMore: () => asked++, clock })
  return (
    <>
      <div style={{ blockSize: innerHeight + beyond }} />
      <div ref={end} style={{ blockSize: 1 }} />
      <div style={{ blockSize: 2000 }} />
    </>
  )
}

/** Waits until the browser has called its intersection observers. */
const seen = async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  clock.advance(0)
}

test(
  'loads the next page of a list only when the end of the list is within 500 px of the screen',
  { tags: ['GAME-039'] },
  async () => {
    await render(<List beyond={620} />)
    await seen()
    expect(asked).toBe(0)
    window.scrollTo(0, 100)
    await seen()
    expect(asked).toBe(0)
    window.scrollTo(0, 140)
    await expect.poll(async () => (await seen(), asked)).toBe(1)
  },
)

test('loads at most one page of a list per second', { tags: ['GAME-040'] }, async () => {
  const screen = await render(<List beyond={0} />)
  await expect.poll(async () => (await seen(), asked)).toBe(1)
  for (const ready of [false, true]) await screen.rerender(<List beyond={0} ready={ready} />)
  await seen()
  clock.advance(999)
  expect(asked).toBe(1)
  clock.advance(1)
  expect(asked).toBe(2)
})

test('loads no page of a list while another one is loading or after the last one has loaded', async () => {
  await render(<List beyond={0} ready={false} />)
  await seen()
  clock.advance(5000)
  expect(asked).toBe(0)
})

test('loads no further page of a list when new rows have moved the end of the list far away', async () => {
  const screen = await render(<List beyond={0} />)
  await expect.poll(async () => (await seen(), asked)).toBe(1)
  await screen.rerender(<List beyond={0} ready={false} />)
  clock.advance(5000)
  await screen.rerender(<List beyond={1700} />)
  // Runs the due timers before the browser reports the new position of the end of the list.
  clock.advance(0)
  expect(asked).toBe(1)
  await seen()
  expect(asked).toBe(1)
})

test('control: loads a further page of a list when the end of the list is still near the screen', async () => {
  const screen = await render(<List beyond={0} />)
  await expect.poll(async () => (await seen(), asked)).toBe(1)
  await screen.rerender(<List beyond={0} ready={false} />)
  clock.advance(5000)
  await screen.rerender(<List beyond={300} />)
  await expect.poll(async () => (await seen(), asked)).toBe(2)
})

/** Renders a list with a link below it, and moves the keyboard focus to that link. */
async function focusBelowTheList() {
  const page = (blockSize: number, ready = true) => (
    <>
      <button type="button">above</button>
      <section>
        <div style={{ blockSize }} />
        <LoadingEnd ready={ready} />
      </section>
      <button type="button">below</button>
      <div style={{ blockSize: 10 }} />
    </>
  )
  const screen = await render(page(innerHeight * 2))
  await seen()
  expect(asked).toBe(0)
  await userEvent.keyboard('{Tab}{Tab}')
  const below = screen.getByRole('button', { name: 'below' })
  await expect.element(below).toHaveFocus()
  await seen()
  return { below, screen, grow: (ready?: boolean) => screen.rerender(page(innerHeight * 4, ready)) }
}

function LoadingEnd({ ready }: { readonly ready: boolean }) {
  return <div ref={useLoadMore({ isReady: ready, onMore: () => asked++, clock })} style={{ blockSize: 20 }} />
}

test('loads no page of a list while the keyboard focus is below the list', async () => {
  await focusBelowTheList()
  clock.advance(5000)
  expect(asked).toBe(0)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(async () => (await seen(), asked)).toBe(1)
})

test('loads the next page of a list when the mouse wheel scrolls while the focus is below the list', async () => {
  const { below } = await focusBelowTheList()
  clock.advance(5000)
  expect(asked).toBe(0)
  below.element().dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 40 }))
  await expect.poll(async () => (await seen(), asked)).toBe(1)
})

test('keeps a focused element below a list in place on the screen when new rows arrive', async () => {
  const { below, grow } = await focusBelowTheList()
  const { top } = below.element().getBoundingClientRect()
  await grow(false)
  await expect.poll(() => Math.round(below.element().getBoundingClientRect().top)).toBe(Math.round(top))
  expect(scrollY).toBeGreaterThan(innerHeight * 2)
})
