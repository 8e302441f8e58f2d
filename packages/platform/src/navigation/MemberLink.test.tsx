import { expect, test } from 'vitest'
import { createSessionFixture } from '../testing/index.ts'
import { renderScreen, type RenderScreenOptions } from '../testing/renderScreen.tsx'
import { MemberLink } from './MemberLink.tsx'

async function open(init: RenderScreenOptions = {}) {
  const page = await renderScreen(<MemberLink to="/m/webEmail">Messages</MemberLink>, {
    address: '*',
    guest: true,
    ...init,
  })
  return { ...page, link: page.screen.getByRole('link') }
}

test('opens the target of a member link immediately for a member', async () => {
  const { logins, location, link } = await open({ session: createSessionFixture() })
  await link.click()
  await expect.poll(location).toBe('/m/webEmail')
  expect(logins).toEqual([])
})

test('opens the login dialog for a guest and follows the link after the sign-in', { tags: ['SHELL-138'] }, async () => {
  const { logins, location, site, link } = await open()
  await expect.element(link).toHaveAttribute('href', '/m/webEmail')
  await link.click()
  expect(logins).toHaveLength(1)
  await expect.poll(location).toBe('/m/home')
  site.session.signIn(createSessionFixture())
  logins[0]?.onSignedIn?.()
  await expect.poll(location).toBe('/m/webEmail')
})

test('stays on the page when a guest dismisses the login dialog', async () => {
  const { logins, location, link } = await open()
  await link.click()
  logins[0]?.onDismissed?.()
  await expect.poll(location).toBe('/m/home')
})
