import { expect, test } from 'vitest'
import { makeSession } from '../testing/index.ts'
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

test('a member is led on at once', async () => {
  const { logins, location, link } = await open({ session: makeSession() })
  await link.click()
  await expect.poll(location).toBe('/m/webEmail')
  expect(logins).toEqual([])
})

test('a guest gets the login dialog, and is led on after the sign-in', { tags: ['SHELL-138'] }, async () => {
  const { logins, location, site, link } = await open()
  await expect.element(link).toHaveAttribute('href', '/m/webEmail')
  await link.click()
  expect(logins).toHaveLength(1)
  await expect.poll(location).toBe('/m/home')
  site.session.signIn(makeSession())
  logins[0]?.onSignedIn?.()
  await expect.poll(location).toBe('/m/webEmail')
})

test('who gives up stays where they are', async () => {
  const { logins, location, link } = await open()
  await link.click()
  logins[0]?.onDismissed?.()
  await expect.poll(location).toBe('/m/home')
})
