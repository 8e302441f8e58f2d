import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { findAxeViolations } from '../testing/axe.ts'
import { PullToRefresh } from './PullToRefresh.tsx'

const finger = (type: string, y: number | null) => {
  const touches = y === null ? [] : [new Touch({ identifier: 1, target: document.body, clientX: 100, clientY: y })]
  window.dispatchEvent(new TouchEvent(type, { touches }))
}

const pull = (to: number, end = 'touchend') => {
  finger('touchstart', 100)
  finger('touchmove', 120)
  finger('touchmove', to)
  finger(end, null)
}

let done: () => void
const onRefresh = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
beforeEach(() => void onRefresh.mockClear())

test('refreshes the page one time and announces the refresh when the page is pulled far enough and released', async () => {
  const screen = await render(<PullToRefresh label="Loading" onRefresh={onRefresh} />)
  pull(300)
  await expect.element(screen.getByRole('status').getByRole('img', { name: 'Loading' })).toBeVisible()
  expect(await findAxeViolations(screen.container)).toEqual([])
  pull(300)
  expect(onRefresh).toHaveBeenCalledTimes(1)
  done()
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
  pull(300)
  expect(onRefresh).toHaveBeenCalledTimes(2)
})

test('refreshes the page on another pull after a refresh has failed', async () => {
  let fail: (error: Error) => void = () => {}
  onRefresh.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
  const screen = await render(<PullToRefresh label="Loading" onRefresh={onRefresh} />)
  pull(300)
  expect(onRefresh).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByRole('img')).toBeVisible()
  fail(new Error('offline'))
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
  pull(300)
  expect(onRefresh).toHaveBeenCalledTimes(2)
})

test('does not refresh the page on a short pull or on a pull that the operating system cancels', async () => {
  await render(<PullToRefresh label="Loading" onRefresh={onRefresh} />)
  pull(180)
  pull(300, 'touchcancel')
  expect(onRefresh).not.toHaveBeenCalled()
})

test('ignores a pull to refresh when the page is scrolled down or an overlay is open', async () => {
  const { rerender } = await render(
    <div style={{ height: '300vh' }}>
      <PullToRefresh label="Loading" onRefresh={onRefresh} />
    </div>,
  )
  window.scrollTo(0, 200)
  pull(300)
  window.scrollTo(0, 0)
  await rerender(
    <div role="dialog" aria-label="Over">
      <PullToRefresh label="Loading" onRefresh={onRefresh} />
    </div>,
  )
  pull(300)
  expect(onRefresh).not.toHaveBeenCalled()
})

test('allows the pull gesture of the browser again after PullToRefresh is unmounted', async () => {
  const { unmount } = await render(<PullToRefresh label="Loading" onRefresh={onRefresh} />)
  expect(getComputedStyle(document.documentElement).overscrollBehaviorY).toBe('contain')
  await unmount()
  expect(getComputedStyle(document.documentElement).overscrollBehaviorY).toBe('auto')
})
