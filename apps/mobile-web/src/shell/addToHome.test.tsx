import { saveInstallPrompt } from '@lobby/platform/environment'
import { makeSession, createMemoryBackend, type TestSiteInit } from '@lobby/platform/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderShell, text } from '../testing/renderShell.tsx'

saveInstallPrompt(window)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const offered = { prompt: () => Promise.resolve(), userChoice: Promise.resolve({ outcome: 'dismissed' }) }
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), offered))
})
afterEach(() => void vi.useRealTimers())

const offering = { merchant: { flags: ['homeScreenOffer'] }, session: makeSession() } satisfies TestSiteInit

/** Opens home in a browser that can install the site, and waits until the first screen is idle. */
async function visit(init: TestSiteInit) {
  const shell = await renderShell('/m/home', init)
  await expect.element(shell.bar).toBeVisible()
  vi.advanceTimersByTime(3000)
  // The service bar loads together with the offer. If the offer is not visible now, it will not appear.
  const service = shell.screen.getByRole('complementary', { name: text('explore.side') })
  await expect.element(service).toBeVisible()
  return {
    ...shell,
    service,
    offer: shell.screen.getByRole('complementary', { name: text('install.offer', { name: 'Acme' }) }),
  }
}

describe('the offer to add the site to the home screen', () => {
  test('shows the offer after home has loaded when homeScreenOffer is on', async () => {
    const { offer } = await visit(offering)
    await expect.element(offer).toBeVisible()
  })

  test('shows no offer when homeScreenOffer is off', async () => {
    const { offer } = await visit({ ...offering, merchant: { flags: [] } })
    await expect.element(offer).not.toBeInTheDocument()
  })

  test('lifts the service bar while it is shown, and lets it move back when it is dismissed', async () => {
    const { offer, service } = await visit(offering)
    await expect.element(offer).toBeVisible()
    const bottom = () => service.element().getBoundingClientRect().bottom
    await expect.poll(() => offer.element().getBoundingClientRect().top - bottom()).toBeGreaterThan(0)
    const lifted = bottom()
    await offer.getByRole('button', { name: text('core.dismiss') }).click()
    await expect.element(offer).not.toBeInTheDocument()
    await expect.poll(bottom).toBeGreaterThan(lifted)
  })

  test('stays hidden for the rest of the visit and at the next visit when it was dismissed', async () => {
    const backend = createMemoryBackend()
    const { offer, goOn, expectAt, screen } = await visit({ ...offering, backend })
    await offer.getByRole('button', { name: text('core.dismiss') }).click()
    await expect.element(offer).not.toBeInTheDocument()
    expect(JSON.parse(backend.getItem('MC_ADD_TO_HOME') ?? '{}')).toEqual({ v: 1, m: 'acme', d: true })
    await goOn('/m/set')
    await expectAt('/m/set')
    await goOn('/m/home')
    await expectAt('/m/home')
    await expect.element(offer).not.toBeInTheDocument()
    await screen.unmount()
    const next = await visit({ ...offering, backend })
    await expect.element(next.offer).not.toBeInTheDocument()
  })

  test('control: is shown again at the next visit when it was not dismissed', async () => {
    const backend = createMemoryBackend()
    const { offer, screen } = await visit({ ...offering, backend })
    await expect.element(offer).toBeVisible()
    await screen.unmount()
    await expect.element((await visit({ ...offering, backend })).offer).toBeVisible()
  })
})
