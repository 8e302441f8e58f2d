import { fakeClock } from '../testing/index.ts'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useLoadMore } from './useLoadMore.ts'

const clock = fakeClock()
let asked = 0
beforeEach(() => {
  asked = 0
  window.scrollTo(0, 0)
})

/** A list whose end is so many px below the screen. */
function List({ beyond, ready = true }: { readonly beyond: number; readonly ready?: boolean }) {
  const end = useLoadMore({ ready, onMore: () => asked++, clock })
  return (
    <>
      <div style={{ blockSize: innerHeight + beyond }} />
      <div ref={end} style={{ blockSize: 1 }} />
      <div style={{ blockSize: 2000 }} />
    </>
  )
}

/** After what the browser has to say of elements in sight. */
const seen = async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  clock.advance(0)
}

test('more is asked for within 500 px of the end, and not before', { tags: ['GAME-039'] }, async () => {
  await render(<List beyond={620} />)
  await seen()
  expect(asked).toBe(0)
  window.scrollTo(0, 100)
  await seen()
  expect(asked).toBe(0)
  window.scrollTo(0, 140)
  await expect.poll(async () => (await seen(), asked)).toBe(1)
})

test('and once a second at most, however fast the pages come', { tags: ['GAME-040'] }, async () => {
  const screen = await render(<List beyond={0} />)
  await expect.poll(async () => (await seen(), asked)).toBe(1)
  for (const ready of [false, true]) await screen.rerender(<List beyond={0} ready={ready} />)
  await seen()
  clock.advance(999)
  expect(asked).toBe(1)
  clock.advance(1)
  expect(asked).toBe(2)
})

test('nothing is asked for while a page is on its way or there is none', async () => {
  await render(<List beyond={0} ready={false} />)
  await seen()
  clock.advance(5000)
  expect(asked).toBe(0)
})

test('a page that was long on its way and puts the end far off sets off no further one: where the end was before says nothing', async () => {
  const screen = await render(<List beyond={0} />)
  await expect.poll(async () => (await seen(), asked)).toBe(1)
  await screen.rerender(<List beyond={0} ready={false} />)
  clock.advance(5000)
  await screen.rerender(<List beyond={1700} />)
  // Whatever is due by now comes before the browser has told anybody where the end is.
  clock.advance(0)
  expect(asked).toBe(1)
  await seen()
  expect(asked).toBe(1)
})

test('the control: one that leaves the end near does', async () => {
  const screen = await render(<List beyond={0} />)
  await expect.poll(async () => (await seen(), asked)).toBe(1)
  await screen.rerender(<List beyond={0} ready={false} />)
  clock.advance(5000)
  await screen.rerender(<List beyond={300} />)
  await expect.poll(async () => (await seen(), asked)).toBe(2)
})
