import { useSyncExternalStore } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createToastStore } from '../toasts/createToastStore.ts'
import { Toaster } from './Toaster.tsx'

const timed: number[] = []
const toasts = createToastStore({ setTimeout: (_, duration) => timed.push(duration), clearTimeout: () => {} })

function Live() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  return <Toaster toasts={shown} onShown={toasts.start} onDismiss={toasts.hide} dismissLabel="Dismiss" />
}

afterEach(() => {
  for (const { id } of toasts.get()) toasts.hide(id)
  timed.length = 0
})

test('shows toasts in a live region that exists before the first toast, and removes toasts that the player dismisses', async () => {
  const screen = await render(<Live />)
  const region = screen.container.querySelector('[aria-live="polite"]')
  expect(region?.textContent).toBe('')
  toasts.show('toast', 'Saved', { tone: 'win' })
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(region?.textContent).toBe('Saved')
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
})

test('shows no dismiss button on notices and loading messages', async () => {
  const screen = await render(<Live />)
  toasts.show('notice', 'Added')
  toasts.show('loading', 'Signing out')
  await expect.element(screen.getByText('Signing out')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('starts the display time of a toast when it becomes visible', async () => {
  toasts.show('notice', 'Saved', { duration: 1000 })
  expect(timed).toEqual([])
  const screen = await render(<Live />)
  await expect.element(screen.getByText('Saved')).toBeVisible()
  await expect.poll(() => timed).toEqual([1000])
})

test('does not start the display time of a toast before the frame that paints it', async () => {
  const screen = await render(<Live />)
  const frames: FrameRequestCallback[] = []
  const hold = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run))
  onTestFinished(() => hold.mockRestore())
  toasts.show('notice', 'Saved', { duration: 1000 })
  await expect.poll(() => [screen.container.textContent, frames.length]).toEqual(['Saved', 1])
  expect(timed).toEqual([])
  frames[0]?.(0)
  expect(timed).toEqual([1000])
})
