import { makeSession, TestApp } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { useLocation } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import { openTestSite } from '../testing/openTestSite.ts'
import { LoginScreen } from './LoginScreen.tsx'

function Place() {
  const { pathname, search } = useLocation()
  return pathname === '/m/login' ? <LoginScreen foot="Customer service" /> : <p>{`at ${pathname}${search}`}</p>
}

async function renderScreen(path: string) {
  const site = await openTestSite()
  const screen = await render(
    <TestApp site={site} path={path}>
      <Place />
    </TestApp>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect.element(screen.getByText('Customer service')).toBeVisible()
  return { site, screen }
}

test.each(['/m/login', '/m/login?next=%2Fm', '/m/login?next=%2F%2Fevil.example.org', '/m/login?next=%2Fm%2Flogin'])(
  'whoever signs in at %s lands at home',
  async (path) => {
    const { site, screen } = await renderScreen(path)
    site.session.signIn(makeSession())
    await expect.element(screen.getByText('at /m/home')).toBeVisible()
  },
)

test('one way leads back home', { tags: ['AUTH-103'] }, async () => {
  const { screen } = await renderScreen('/m/login')
  await screen.getByRole('button', { name: 'Home' }).click()
  await expect.element(screen.getByText('at /m/home')).toBeVisible()
})

test('whoever signs in comes back to the page that asked for it', { tags: ['AUTH-118'] }, async () => {
  const { site, screen } = await renderScreen('/m/login?next=%2Fm%2FgameList%3FgameType%3DRNG')
  site.session.signIn(makeSession())
  await expect.element(screen.getByText('at /m/gameList?gameType=RNG')).toBeVisible()
})
