import { saveInstallPrompt } from '@lobby/platform/environment'
import { createSessionFixture, createMemoryStorageBackend, type TestSiteOptions } from '@lobby/platform/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderShell, lookUpEnglishText } from '../testing/renderShell.tsx'

saveInstallPrompt(window)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const offered = { prompt: () => Promise.resolve(), userChoice: Promise.resolve({ outcome: 'dismissed' }) }
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), offered))
})
afterEach(() => void vi.useRealTimers())

const offering = { merchant: { flags: ['homeScreenOffer'] }, session: createSessionFixture() } satisfies TestSiteOptions

/** Opens home in a browser that can add the site to the home screen, and waits until the first screen is idle. */
async function visit(init: TestSiteOptions) {
  const shell = await renderShell('/m/home', init)
  await expect.element(shell.bar).toBeVisible()
  vi.advanceTimersByTime(3000)
  // Wait for the service bar, which loads together with the offer: if the offer is not visible then, it will not appear
  // later.
  const service = shell.screen.getByRole('complementary', { name: lookUpEnglishText('explore.side') })
  await expect.element(service).toBeVisible()
  return {
    ...shell,
    service,
    offer: shell.screen.getByRole('complementary', { name: lookUpEnglishText('install.offer', { name: 'Acme' }) }),
  }
}

describe('the offer to add the site to the home screen', () => {
  test('offers to add the site to the home screen, after home has loaded, when the flag homeScreenOffer is on', async () => {
    const { offer } = await visit(offering)
    await expect.element(offer).toBeVisible()
  })

  test('does not offer to add the site to the home screen when the flag homeScreenOffer is off', async () => {
    const { offer } = await visit({ ...offering, merchant: { flags: [] } })
    await expect.element(offer).not.toBeInTheDocument()
  })

  test('moves the service bar above the offer until the player dismisses the offer', async () => {
    const { offer, service } = await visit(offering)
    await expect.element(offer).toBeVisible()
    const bottom = () => service.element().getBoundingClientRect().bottom
    await expect.poll(() => offer.element().getBoundingClientRect().top - bottom()).toBeGreaterThan(0)
    const lifted = bottom()
    await offer.getByRole('button', { name: lookUpEnglishText('core.dismiss') }).click()
    await expect.element(offer).not.toBeInTheDocument()
    await expect.poll(bottom).toBeGreaterThan(lifted)
  })

  test('does not show a dismissed offer again in the same visit or the next visit', async () => {
    const backend = createMemoryStorageBackend()
    const { offer, goOn, expectAt, screen } = await visit({ ...offering, backend })
    await offer.getByRole('button', { name: lookUpEnglishText('core.dismiss') }).click()
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

  test('control: shows the offer again at the next visit when the player did not dismiss it', async () => {
    const backend = createMemoryStorageBackend()
    const { offer, screen } = await visit({ ...offering, backend })
    await expect.element(offer).toBeVisible()
    await screen.unmount()
    await expect.element((await visit({ ...offering, backend })).offer).toBeVisible()
  })
})
