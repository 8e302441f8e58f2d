import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { LoginRequest } from '../session/index.ts'
import { makeSession, makeTestSite, TestApp, type TestSiteInit } from '../testing/index.ts'
import { MemberLink } from './MemberLink.tsx'

function Screen() {
  return (
    <>
      <MemberLink to="/m/webEmail">Messages</MemberLink>
      <p>{useLocation().pathname}</p>
    </>
  )
}

async function open(init?: TestSiteInit) {
  const asked: LoginRequest[] = []
  const site = makeTestSite(init)
  const screen = await render(
    <TestApp site={site} onLogin={(request) => asked.push(request)}>
      <Screen />
    </TestApp>,
  )
  return { asked, site, screen, link: screen.getByRole('link') }
}

test('a member is led on at once', async () => {
  const { asked, screen, link } = await open({ session: makeSession() })
  await link.click()
  await expect.element(screen.getByText('/m/webEmail')).toBeVisible()
  expect(asked).toEqual([])
})

test('a guest gets the login dialog, and is led on after the sign-in', { tags: ['SHELL-138'] }, async () => {
  const { asked, site, screen, link } = await open()
  await expect.element(link).toHaveAttribute('href', '/m/webEmail')
  await link.click()
  expect(asked).toHaveLength(1)
  await expect.element(screen.getByText('/m/home')).toBeVisible()
  site.session.signIn(makeSession())
  asked[0]?.onSignedIn?.()
  await expect.element(screen.getByText('/m/webEmail')).toBeVisible()
})

test('who gives up stays where they are', async () => {
  const { asked, screen, link } = await open()
  await link.click()
  asked[0]?.onDismissed?.()
  await expect.element(screen.getByText('/m/home')).toBeVisible()
})
