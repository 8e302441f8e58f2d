import { openTestSite } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Site } from '../boot.ts'
import { SiteContext } from '../siteContext.ts'
import { Overlay } from './Overlay.tsx'

/** An overlay whose chunk comes at the given try alone, over a page, on a site that does not answer a page that would be loaded anew. */
async function open(comesAt: number, page: ReactNode = null) {
  const reloads = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('', { status: 503 })))
  onTestFinished(() => reloads.mockRestore())
  let tries = 0
  const load = () => {
    tries += 1
    return tries < comesAt
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve({ default: () => <p>Here it is</p> })
  }
  const site = await openTestSite()
  const { screen } = await renderScreen(
    <SiteContext value={{ ...site, log: () => undefined } as unknown as Site}>
      {page}
      <Overlay load={load} onClose={() => undefined}>
        {(Loaded) => <Loaded />}
      </Overlay>
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

test('an overlay that comes at the second try is there after one press, and the page stays', async () => {
  const { screen, retry, reloads } = await open(2)
  await retry.click()
  await expect.element(screen.getByText('Here it is')).toBeVisible()
  expect(reloads()).toBe(0)
})

test('one that fails again, as a browser that remembers a failed script has it, loads the page anew at the second press', async () => {
  const { retry, tries, reloads } = await open(Infinity)
  await retry.click()
  await expect.poll(tries).toBe(2)
  expect(reloads()).toBe(0)
  await retry.click()
  await expect.poll(reloads).toBe(1)
  expect(tries()).toBe(2)
})

test('over a form the page is never loaded anew: what was typed stays, and each press asks again', async () => {
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
