import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createFakeClock } from '../testing/createFakeClock.ts'
import type { ThrottleClock } from './createThrottle.ts'
import { LazyInViewContent } from './LazyInViewContent.tsx'

beforeEach(() => window.scrollTo(0, 0))

/** Renders content the given number of pixels below the screen. */
const beyond = (px: number, clock?: ThrottleClock) => (
  <>
    <div style={{ blockSize: innerHeight + px }} />
    <LazyInViewContent {...(clock && { clock })} placeholder={<p>not yet</p>}>
      <p>content</p>
    </LazyInViewContent>
    <div style={{ blockSize: 2000 }} />
  </>
)

test(
  'renders its content when it comes within 100 px of the screen, and never removes the content',
  { tags: ['SHELL-129'] },
  async () => {
    const screen = await render(beyond(150))
    await expect.element(screen.getByText('not yet')).toBeInTheDocument()
    window.scrollTo(0, 30)
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    await expect.element(screen.getByText('content')).not.toBeInTheDocument()
    window.scrollTo(0, 130)
    await expect.element(screen.getByText('content')).toBeInTheDocument()
    await expect.element(screen.getByText('not yet')).not.toBeInTheDocument()
    window.scrollTo(0, 0)
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    await expect.element(screen.getByText('content')).toBeInTheDocument()
  },
)

const frames = async () => {
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
}

test('checks the distance at most one time in 300 ms while the page scrolls', { tags: ['SHELL-130'] }, async () => {
  const clock = createFakeClock()
  const screen = await render(beyond(150, clock))
  await frames()
  window.scrollTo(0, 130)
  await frames()
  clock.advance(299)
  await frames()
  await expect.element(screen.getByText('content')).not.toBeInTheDocument()
  clock.advance(1)
  await expect.element(screen.getByText('content')).toBeInTheDocument()
})

test('renders nothing when the content passes the screen between two checks', async () => {
  const clock = createFakeClock()
  const screen = await render(beyond(150, clock))
  await frames()
  window.scrollTo(0, 130)
  await frames()
  window.scrollTo(0, 0)
  await frames()
  clock.advance(300)
  await frames()
  await expect.element(screen.getByText('content')).not.toBeInTheDocument()
})
