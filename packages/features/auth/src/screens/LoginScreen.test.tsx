import { makeSession, type Answers } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { LoginScreen } from './LoginScreen.tsx'

async function renderLoginScreen(path: string, answers: Answers = {}) {
  const page = await renderScreen(<LoginScreen foot="Customer service" />, { path, guest: true, answers })
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

test('starts a trial account and leads home when the guest presses "Play for fun"', { tags: ['AUTH-102', 'AUTH-145'] }, async () => {
  const { site, screen } = await renderLoginScreen('/m/login', {
    'GET /wps/trial/create': { value: { trialName: 'trial-0123' } },
    'POST /wps/trial/play': { value: { token: 'token-of-trial-0123', userName: 'trial-0123', customerType: 4 } },
  })
  await screen.getByRole('button', { name: 'Play for fun' }).click()
  await expect.element(screen.getByText('at /m/home')).toBeVisible()
  expect(site.session.get()).toMatchObject({ userName: 'trial-0123', merchantCode: 'acme01t', type: 4 })
})
