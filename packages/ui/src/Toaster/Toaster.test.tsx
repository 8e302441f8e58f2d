import { useSyncExternalStore } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createToasts } from '../toasts/createToasts.ts'
import { Toaster } from './Toaster.tsx'

const toasts = createToasts({ setTimeout: () => 0, clearTimeout: () => {} })

function Live() {
  return <Toaster toasts={useSyncExternalStore(toasts.subscribe, toasts.get)} onDismiss={toasts.hide} dismissLabel="Dismiss" />
}

test('texts come into a live region that was there before, and go when dismissed', async () => {
  const screen = await render(<Live />)
  const region = screen.container.querySelector('[aria-live="polite"]')
  expect(region?.textContent).toBe('')
  toasts.show('toast', 'Saved', { tone: 'win' })
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(region?.textContent).toBe('Saved')
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
})

test('notices and loading cannot be dismissed by hand', async () => {
  const screen = await render(<Live />)
  toasts.show('notice', 'Added')
  toasts.show('loading', 'Signing out')
  await expect.element(screen.getByText('Signing out')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
