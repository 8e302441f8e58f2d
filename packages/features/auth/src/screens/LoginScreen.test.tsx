import { makeSession } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { LoginScreen } from './LoginScreen.tsx'

async function renderLoginScreen(path: string) {
  const page = await renderScreen(<LoginScreen foot="Customer service" />, { path, guest: true })
  await expect.element(page.screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect.element(page.screen.getByText('Customer service')).toBeVisible()
  return page
}

test.each(['/m/login', '/m/login?next=%2Fm', '/m/login?next=%2F%2Fevil.example.org', '/m/login?next=%2F%2Fevil.example&backUrl=https%3A%2F%2Fevil.example%2F&pageBack=javascript%3Aalert(1)', '/m/login?next=%2Fm%2Flogin'])(
  'leads home after a sign-in at %s',
  { tags: ['L2', 'L3'] },
  async (path) => {
    const { site, screen } = await renderLoginScreen(path)
    site.session.signIn(makeSession())
    await expect.element(screen.getByText('at /m/home')).toBeVisible()
  },
)

test('one way leads back home', { tags: ['AUTH-103'] }, async () => {
  const { screen } = await renderLoginScreen('/m/login')
  await screen.getByRole('button', { name: 'Home' }).click()
  await expect.element(screen.getByText('at /m/home')).toBeVisible()
})

test('leads back to the page that asked for the sign-in', { tags: ['AUTH-118', 'L2-control'] }, async () => {
  const { site, screen } = await renderLoginScreen('/m/login?next=%2Fm%2FgameList%3FgameType%3DRNG')
  site.session.signIn(makeSession())
  await expect.element(screen.getByText('at /m/gameList?gameType=RNG')).toBeVisible()
})
