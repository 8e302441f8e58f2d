import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageFade } from './PageFade.tsx'

const root = document.documentElement
const motion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

afterEach(async () => {
  root.dir = 'ltr'
  await motion('no-preference')
})

async function pages() {
  const screen = await render(<PageFade page="/m/home">Home</PageFade>)
  const frame = screen.container.firstElementChild!
  return {
    fades: () => frame.getAnimations().map(({ effect }) => effect?.getTiming().duration),
    go: (page: string) => screen.rerender(<PageFade page={page}>{page}</PageFade>),
  }
}

function swipe(x: number, y = 0): void {
  const touch = (clientX: number, clientY: number) => [new Touch({ identifier: 1, target: document.body, clientX, clientY })]
  document.body.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: touch(200, 200) }))
  document.body.dispatchEvent(new TouchEvent('touchmove', { bubbles: true, touches: touch(200 + x, 200 + y) }))
  document.body.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [] }))
}
const pop = () => window.dispatchEvent(new PopStateEvent('popstate'))

test('a change of the page fades for 300 ms; the first page, and the same one again, do not', { tags: ['SHELL-053'] }, async () => {
  const { fades, go } = await pages()
  expect(fades()).toEqual([])
  await go('/m/home')
  expect(fades()).toEqual([])
  await go('/m/login')
  expect(fades()).toEqual([300])
})

test('a swipe back of more than 100 px suppresses it, one of 100 px does not', { tags: ['SHELL-054'] }, async () => {
  const { fades, go } = await pages()
  swipe(101)
  pop()
  await go('/m/login')
  expect(fades()).toEqual([])
  swipe(100)
  pop()
  await go('/m/home')
  expect(fades()).toEqual([300])
})

test('from right to left, back is the other way', async () => {
  root.dir = 'rtl'
  const { fades, go } = await pages()
  swipe(-101)
  pop()
  await go('/m/login')
  expect(fades()).toEqual([])
  swipe(101)
  pop()
  await go('/m/home')
  expect(fades()).toEqual([300])
})

test.each([
  ['a carousel is swiped and then a page opens', () => swipe(150)],
  [
    'a swipe goes more down than sideways',
    () => {
      swipe(150, 200)
      pop()
    },
  ],
  ['Back is pressed', pop],
])('it fades when %s', async (_, act) => {
  const { fades, go } = await pages()
  act()
  await go('/m/login')
  expect(fades()).toEqual([300])
})

test('one swipe suppresses one fade', async () => {
  const { fades, go } = await pages()
  swipe(150)
  pop()
  await go('/m/login')
  await go('/m/home')
  expect(fades()).toEqual([300])
})

test('nothing fades where less motion is wanted', async () => {
  await motion('reduce')
  const { fades, go } = await pages()
  await go('/m/login')
  expect(fades()).toEqual([])
})

test('a swipe that moves history twice, over what an overlay left, suppresses the fade', async () => {
  const { fades, go } = await pages()
  swipe(150)
  pop()
  pop()
  await go('/m/login')
  expect(fades()).toEqual([])
})
