import { createTestSiteWithMessages } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { createToastStore } from '@lobby/ui'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Site } from '../boot.ts'
import { SiteContext } from '../siteContext.ts'
import { ToastHost } from './ToastHost.tsx'

async function renderToasts() {
  const site = await createTestSiteWithMessages()
  const timed: number[] = []
  const toasts = createToastStore({ setTimeout: (_, duration) => timed.push(duration), clearTimeout: () => undefined })
  const { screen } = await renderScreen(
    <SiteContext value={{ ...site, toasts, log: () => undefined } as unknown as Site}>
      <ToastHost />
    </SiteContext>,
    { site },
  )
  return { screen, toasts, timed }
}

test('starts the display time of a toast only when the overlays’ code is loaded and the toast is visible', async () => {
  const { screen, toasts, timed } = await renderToasts()
  toasts.show('notice', 'Saved', { duration: 1000 })
  expect(timed).toEqual([])
  await expect.element(screen.getByText('Saved')).toBeVisible()
  await expect.poll(() => timed).toEqual([1000])
})

test('drops a toast that fails to render, and shows the next toast', async () => {
  // Silence React's report of the error that the boundary catches.
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => report.mockRestore())
  const { screen, toasts } = await renderToasts()
  toasts.show('toast', { fails: 'to render' } as unknown as string)
  await expect.poll(toasts.get).toEqual([])
  toasts.show('toast', 'Saved')
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(toasts.get()).toHaveLength(1)
})
