import { createTestSiteWithMessages, type TestSite } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import '@lobby/ui/tokens.css'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Site } from '../boot.ts'
import { SiteContext } from '../siteContext.ts'
import { AppStatusBar } from './AppStatusBar.tsx'

/** Makes the browser report a waiting worker of another build. Returns the messages that this worker receives. */
function offerUpdate(): readonly unknown[] {
  const messages: unknown[] = []
  const worker = {
    postMessage: (message: unknown, ports: readonly MessagePort[] = []) => {
      messages.push(message)
      ports[0]?.postMessage('another build')
    },
  } as unknown as ServiceWorker
  const registration = {
    installing: null,
    waiting: worker,
    active: null,
    addEventListener: () => undefined,
  } as unknown as ServiceWorkerRegistration
  const spies = [
    vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration),
    vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue(worker),
  ]
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()))
  return messages
}

const renderAfter = (site: TestSite) =>
  renderScreen(
    <SiteContext value={{ ...site, build: 'this build', worker: true, log: () => undefined } as unknown as Site}>
      <AppStatusBar />
    </SiteContext>,
    { site },
  )

test('asks the player before an update when a mutation is running', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  const site = await createTestSiteWithMessages()
  const call = site.queries
    .getMutationCache()
    .build(site.queries, { mutationFn: () => answer })
    .execute(undefined)
  const messages = offerUpdate()
  const { screen } = await renderAfter(site)
  await expect.element(screen.getByRole('button', { name: 'Update' })).toBeVisible()
  expect(messages).toEqual(['build'])
  resolve()
  await call
})

test('control: updates without asking when no mutation is running', async () => {
  const messages = offerUpdate()
  const { screen } = await renderAfter(await createTestSiteWithMessages())
  await expect.poll(() => messages).toEqual(['build', 'activate'])
  expect(screen.getByRole('button').elements()).toEqual([])
})

test('shows the offline message above the raised button of the bottom bar', async () => {
  document.documentElement.dataset['bar'] = 'raised'
  document.documentElement.style.setProperty('--space', '4px')
  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => isOnLine.mockRestore())
  const { screen } = await renderAfter(await createTestSiteWithMessages())
  const words = screen.getByText(/^You’re offline/)
  await expect.element(words).toBeVisible()
  // The bar is 51 px high, and the raised button projects 28 px above the bar.
  expect(
    window.innerHeight - screen.getByRole('status').element().getBoundingClientRect().bottom,
  ).toBeGreaterThanOrEqual(51 + 28)
})
