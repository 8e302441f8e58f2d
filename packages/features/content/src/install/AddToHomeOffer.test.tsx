import { saveInstallPrompt } from '@lobby/platform/environment'
import { createSessionFixture, type TestSiteOptions } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test, vi } from 'vitest'
import { useState } from 'react'
import { createBrowserEnvironmentFixture } from '../testing/createBrowserEnvironmentFixture.ts'
import { AddToHomeOffer, type AddToHomeOfferProps } from './AddToHomeOffer.tsx'

const page = new EventTarget()
saveInstallPrompt(page)

/** Creates the event with which a browser offers its install dialog. */
function offerOf(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(() => Promise.resolve())
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  })
  return { event, prompt }
}

interface Init extends Partial<AddToHomeOfferProps>, Pick<TestSiteOptions, 'session' | 'backend' | 'visit'> {}

async function renderOffer({
  session,
  backend,
  visit,
  environment = createBrowserEnvironmentFixture('iOS 17.5, Safari'),
  supportsPrompt = false,
  ...props
}: Init = {}) {
  function Site() {
    const [home, setHome] = useState(props.isOnHome ?? true)
    return (
      <>
        <button type="button" onClick={() => setHome(!home)}>
          move
        </button>
        <AddToHomeOffer environment={environment} supportsPrompt={supportsPrompt} isOnHome={home} />
      </>
    )
  }
  const { site, screen } = await renderScreen(<Site />, {
    guest: true,
    ...(session && { session }),
    ...(backend !== undefined && { backend }),
    ...(visit !== undefined && { visit }),
    answers: { 'GET /wps/system/downloadLinks': { value: [] } },
  })
  const move = () => screen.getByRole('button', { name: 'move' }).click()
  return { site, screen, move, offer: screen.getByRole('complementary', { name: 'Acme on your home screen' }) }
}

test('shows the add-to-home offer to a guest only after the guest has left home and come back', async () => {
  const { move, offer } = await renderOffer()
  await expect.element(offer).not.toBeInTheDocument()
  await move()
  await expect.element(offer).not.toBeInTheDocument()
  await move()
  await expect.element(offer).toBeVisible()
})

test(
  'control: shows the add-to-home offer to a signed-in member in a mobile browser',
  { tags: ['P10-control'] },
  async () => {
    const { offer } = await renderOffer({ session: createSessionFixture() })
    await expect.element(offer).toBeVisible()
  },
)

test('does not show the add-to-home offer again after the offer is dismissed', async () => {
  const { offer, move, site } = await renderOffer({ session: createSessionFixture() })
  await offer.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(offer).not.toBeInTheDocument()
  await move()
  await move()
  await expect.element(offer).not.toBeInTheDocument()
  expect(site.storage.get('addToHomeGone')).toBe(true)
})

test.each([
  ['in an installed app', createBrowserEnvironmentFixture('iOS 17.5, Safari', { installed: true })],
  ['in the native app', createBrowserEnvironmentFixture('Android 13, Firefox', { token: ' LobbyApp/3.1' })],
  ['on a computer', createBrowserEnvironmentFixture('Windows, Chrome')],
])('does not show the add-to-home offer %s', { tags: ['P10'] }, async (_, around) => {
  const { offer } = await renderOffer({ session: createSessionFixture(), environment: around })
  await expect.element(offer).not.toBeInTheDocument()
})

test('opens the guide from the add-to-home offer, and shows no further offer after the guide is closed', async () => {
  const { screen, offer } = await renderOffer({ session: createSessionFixture() })
  await offer.getByRole('button', { name: 'See how' }).click()
  const guide = screen.getByRole('dialog', { name: 'Acme on your home screen' })
  await guide.getByRole('button', { name: 'Close' }).click()
  await expect.element(guide).not.toBeInTheDocument()
  await expect.element(offer).not.toBeInTheDocument()
})

test('suppresses the browser’s install dialog, and opens it when the offer is pressed', async () => {
  const { event, prompt } = offerOf('accepted')
  const { screen, offer } = await renderOffer({
    session: createSessionFixture(),
    environment: createBrowserEnvironmentFixture('Android 14, Chrome'),
    supportsPrompt: true,
  })
  await expect.element(offer).not.toBeInTheDocument()
  page.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  await offer.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(offer).not.toBeInTheDocument()
  expect(prompt).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('hides the offer for good when the player installs the site from the browser’s menu', async () => {
  const { offer, site } = await renderOffer({ session: createSessionFixture() })
  await expect.element(offer).toBeVisible()
  window.dispatchEvent(new Event('appinstalled'))
  await expect.element(offer).not.toBeInTheDocument()
  expect(site.storage.get('addToHomeGone')).toBe(true)
})
