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

async function renderPages() {
  const createPage = (page: string, fromHistory: boolean) => (
    <PageFade page={page} fromHistory={fromHistory}>
      {page}
    </PageFade>
  )
  const screen = await render(createPage('/m/home', true))
  const frame = screen.container.firstElementChild!
  return {
    fades: () => frame.getAnimations().map(({ effect }) => effect?.getTiming().duration),
    /** Renders a page as if the player had opened it by a link. */
    follow: (page: string) => screen.rerender(createPage(page, false)),
    /** Renders a page as if the player had gone back to it in the history. */
    goBack: (page: string) => screen.rerender(createPage(page, true)),
  }
}

function swipe(x: number, y = 0): void {
  const touch = (clientX: number, clientY: number) => [
    new Touch({ identifier: 1, target: document.body, clientX, clientY }),
  ]
  document.body.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: touch(200, 200) }))
  document.body.dispatchEvent(new TouchEvent('touchmove', { bubbles: true, touches: touch(200 + x, 200 + y) }))
  document.body.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [] }))
}

test('fades a page in for 300 ms only when it replaces another page', { tags: ['SHELL-053'] }, async () => {
  const { fades, follow } = await renderPages()
  expect(fades()).toEqual([])
  await follow('/m/home')
  expect(fades()).toEqual([])
  await follow('/m/login')
  expect(fades()).toEqual([300])
})

test('fades no page in after a swipe back of more than 100 px', { tags: ['SHELL-054'] }, async () => {
  const { fades, goBack } = await renderPages()
  swipe(101)
  await goBack('/m/login')
  expect(fades()).toEqual([])
  swipe(100)
  await goBack('/m/home')
  expect(fades()).toEqual([300])
})

test('treats a swipe to the left as a swipe back when the page runs from right to left', async () => {
  root.dir = 'rtl'
  const { fades, goBack } = await renderPages()
  swipe(-101)
  await goBack('/m/login')
  expect(fades()).toEqual([])
  swipe(101)
  await goBack('/m/home')
  expect(fades()).toEqual([300])
})

test('fades in a page that was opened by a link, even after a horizontal swipe', async () => {
  const { fades, follow } = await renderPages()
  swipe(150)
  await follow('/m/login')
  expect(fades()).toEqual([300])
})

test.each([
  ['through the history after a swipe that is more vertical than horizontal', () => swipe(150, 200)],
  ['by a press on Back', () => undefined],
])('fades a page in when the player returns to it %s', async (_, act) => {
  const { fades, goBack } = await renderPages()
  act()
  await goBack('/m/login')
  expect(fades()).toEqual([300])
})

test('skips the fade of only one page per swipe back', async () => {
  const { fades, goBack } = await renderPages()
  swipe(150)
  await goBack('/m/login')
  await goBack('/m/home')
  expect(fades()).toEqual([300])
})

test('does not fade pages in when reduced motion is preferred', async () => {
  await motion('reduce')
  const { fades, follow } = await renderPages()
  await follow('/m/login')
  expect(fades()).toEqual([])
})
