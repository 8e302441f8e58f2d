import { createTestSiteWithMessages } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Site } from '../boot.ts'
import { SiteContext } from '../siteContext.ts'
import { LazyOverlay } from './LazyOverlay.tsx'

/**
 * Opens an overlay over a page. The site answers a reload with 503, so the page stays.
 * @param loadsAt The number of the first load that succeeds, from 1. Earlier loads of the chunk fail.
 */
async function open(loadsAt: number, page: ReactNode = null) {
  const reloads = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('', { status: 503 })))
  onTestFinished(() => reloads.mockRestore())
  let tries = 0
  const load = () => {
    tries += 1
    return tries < loadsAt
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve({ default: () => <p>Here it is</p> })
  }
  const site = await createTestSiteWithMessages()
  const { screen } = await renderScreen(
    <SiteContext value={{ ...site, log: () => undefined } as unknown as Site}>
      {page}
      <LazyOverlay load={load} onClose={() => undefined}>
        {(Loaded) => <Loaded />}
      </LazyOverlay>
    </SiteContext>,
    { site },
  )
  const retry = screen.getByRole('alertdialog').getByRole('button', { name: 'Try again' })
  return {
    screen,
    retry,
    tries: () => tries,
    reloads: () => reloads.mock.calls.filter(([, init]) => init?.method === 'HEAD').length,
  }
}

test('shows the overlay without a reload after one press of retry when the second load succeeds', async () => {
  const { screen, retry, reloads } = await open(2)
  await retry.click()
  await expect.element(screen.getByText('Here it is')).toBeVisible()
  expect(reloads()).toBe(0)
})

test('reloads the page at the second press of retry when the second load has failed too', async () => {
  const { retry, tries, reloads } = await open(Infinity)
  await retry.click()
  await expect.poll(tries).toBe(2)
  expect(reloads()).toBe(0)
  await retry.click()
  await expect.poll(reloads).toBe(1)
  expect(tries()).toBe(2)
})

test('loads the chunk again at each press of retry, without a reload, when the page has a form', async () => {
  const { screen, retry, tries, reloads } = await open(
    4,
    <form>
      <input aria-label="Amount" />
    </form>,
  )
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  await amount.fill('123.45')
  for (const asked of [2, 3]) {
    await retry.click()
    await expect.poll(tries).toBe(asked)
  }
  await retry.click()
  await expect.element(screen.getByText('Here it is')).toBeVisible()
  expect([reloads(), (amount.element() as HTMLInputElement).value]).toEqual([0, '123.45'])
})
