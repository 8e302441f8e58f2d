import { createSessionFixture, type PlatformResponses } from '@lobby/platform/testing'
import { renderScreen, type RenderedScreen } from '@lobby/platform/testing/render-screen'
import { describe, expect, test } from 'vitest'
import { LoginScreen } from './LoginScreen.tsx'

async function renderLoginScreen(path: string, answers: PlatformResponses = {}) {
  const page = await renderScreen(<LoginScreen serviceLink={<span>Customer service</span>} />, {
    path,
    guest: true,
    answers,
  })
  await expect.element(page.screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect.element(page.screen.getByText('Customer service')).toBeVisible()
  return page
}

test.each([
  '/m/login',
  '/m/login?next=%2Fm',
  '/m/login?next=%2F%2Fevil.example.org',
  '/m/login?next=%2F%2Fevil.example&backUrl=https%3A%2F%2Fevil.example%2F&pageBack=javascript%3Aalert(1)',
  '/m/login?next=%2Fm%2Flogin',
])('opens home after a sign-in when the URL is %s', { tags: ['L2', 'L3'] }, async (path) => {
  const { site, screen } = await renderLoginScreen(path)
  site.session.signIn(createSessionFixture())
  await expect.element(screen.getByText('at /m/home')).toBeVisible()
})

test('opens home when the back arrow is pressed', async () => {
  const { screen } = await renderLoginScreen('/m/login')
  await screen.getByRole('button', { name: 'Home' }).click()
  await expect.element(screen.getByText('at /m/home')).toBeVisible()
})

test('returns to the page that required the sign-in', { tags: ['AUTH-118', 'L2-control'] }, async () => {
  const { site, screen } = await renderLoginScreen('/m/login?next=%2Fm%2FgameList%3FgameType%3DRNG')
  site.session.signIn(createSessionFixture())
  await expect.element(screen.getByText('at /m/gameList?gameType=RNG')).toBeVisible()
})

describe('LoginScreen: the language', () => {
  test(
    'validates the typed sign-in values again when the player picks another language',
    { tags: ['I18N-009'] },
    async () => {
      const page: RenderedScreen = await renderScreen(<LoginScreen />, {
        path: '/m/login',
        guest: true,
        onLanguagePrompt: () => page.setLanguage('PT'),
      })
      await page.screen.getByRole('textbox', { name: 'Username' }).fill('   ')
      await page.screen.getByRole('button', { name: 'Language: English' }).click()
      await expect
        .element(page.screen.getByRole('textbox', { name: 'Usuário' }))
        .toHaveAccessibleDescription('Digite seu usuário')
      await expect.element(page.screen.getByRole('button', { name: 'Idioma: Português' })).toBeVisible()
    },
  )

  test('shows no language picker when the merchant has only one language', async () => {
    const { screen } = await renderScreen(<LoginScreen />, {
      path: '/m/login',
      guest: true,
      merchant: { languages: { default: 'EN', offered: ['EN'] } },
    })
    await expect.element(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^Language/ })).not.toBeInTheDocument()
  })
})

test(
  'starts a trial and opens home when the guest presses "Play for fun"',
  { tags: ['AUTH-102', 'AUTH-145'] },
  async () => {
    const { site, screen } = await renderLoginScreen('/m/login', {
      'GET /wps/trial/create': { value: { trialName: 'trial-0123' } },
      'POST /wps/trial/play': { value: { token: 'token-of-trial-0123', userName: 'trial-0123', customerType: 4 } },
    })
    await screen.getByRole('button', { name: 'Play for fun' }).click()
    await expect.element(screen.getByText('at /m/home')).toBeVisible()
    expect(site.session.get()).toMatchObject({ userName: 'trial-0123', merchantCode: 'acme01t', type: 4 })
  },
)
