import { keepInstallPrompt } from '@lobby/platform/environment'
import { makeSession, type TestSiteInit } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test, vi } from 'vitest'
import { useState } from 'react'
import { aroundOf } from '../testing/aroundOf.ts'
import { AddToHome, type AddToHomeProps } from './AddToHome.tsx'

const page = new EventTarget()
keepInstallPrompt(page)

/** The browser's own offer. */
function offerOf(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(() => Promise.resolve())
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  })
  return { event, prompt }
}

interface Init extends Partial<AddToHomeProps>, Pick<TestSiteInit, 'session' | 'backend' | 'visit'> {}

async function renderOffer({
  session,
  backend,
  visit,
  around = aroundOf('iOS 17.5, Safari'),
  prompts = false,
  ...props
}: Init = {}) {
  function Site() {
    const [home, setHome] = useState(props.home ?? true)
    return (
      <>
        <button type="button" onClick={() => setHome(!home)}>
          move
        </button>
        <AddToHome around={around} prompts={prompts} home={home} />
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

test('a guest who has just come is not asked; one who is back on home is', async () => {
  const { move, offer } = await renderOffer()
  await expect.element(offer).not.toBeInTheDocument()
  await move()
  await expect.element(offer).not.toBeInTheDocument()
  await move()
  await expect.element(offer).toBeVisible()
})

test('control: in a browser who is signed in is asked on home', { tags: ['P10-control'] }, async () => {
  const { offer } = await renderOffer({ session: makeSession() })
  await expect.element(offer).toBeVisible()
})

test('dismissed, it does not come again', async () => {
  const { offer, move, site } = await renderOffer({ session: makeSession() })
  await offer.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(offer).not.toBeInTheDocument()
  await move()
  await move()
  await expect.element(offer).not.toBeInTheDocument()
  expect(site.storage.get('addToHomeGone')).toBe(true)
})

test.each([
  ['where the site is installed', aroundOf('iOS 17.5, Safari', { installed: true })],
  ['in the native app', aroundOf('Android 13, Firefox', { token: ' LobbyApp/3.1' })],
  ['on a computer', aroundOf('Windows, Chrome')],
])('it is not made %s', { tags: ['P10'] }, async (_, around) => {
  const { offer } = await renderOffer({ session: makeSession(), around })
  await expect.element(offer).not.toBeInTheDocument()
})

test('it opens the guide, and is done with once that is closed', async () => {
  const { screen, offer } = await renderOffer({ session: makeSession() })
  await offer.getByRole('button', { name: 'See how' }).click()
  const guide = screen.getByRole('dialog', { name: 'Acme on your home screen' })
  await guide.getByRole('button', { name: 'Close' }).click()
  await expect.element(guide).not.toBeInTheDocument()
  await expect.element(offer).not.toBeInTheDocument()
})

test('the browser’s own offer is kept from showing by itself, and is what the press opens', async () => {
  const { event, prompt } = offerOf('accepted')
  const { screen, offer } = await renderOffer({
    session: makeSession(),
    around: aroundOf('Android 14, Chrome'),
    prompts: true,
  })
  await expect.element(offer).not.toBeInTheDocument()
  page.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  await offer.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(offer).not.toBeInTheDocument()
  expect(prompt).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('installed by the browser’s menu, it is done with', async () => {
  const { offer, site } = await renderOffer({ session: makeSession() })
  await expect.element(offer).toBeVisible()
  window.dispatchEvent(new Event('appinstalled'))
  await expect.element(offer).not.toBeInTheDocument()
  expect(site.storage.get('addToHomeGone')).toBe(true)
})
