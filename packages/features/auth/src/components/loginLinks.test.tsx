import { createTranslateText } from '@lobby/i18n'
import { createMemoryStorageBackend, loadProductMessages } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createLoginRefusalResponse, renderLoginForm, type RenderedLoginForm } from '../testing/renderLoginForm.tsx'
import { LoginSheet } from './LoginSheet.tsx'
import { LoginScreen } from '../screens/LoginScreen.tsx'

const message = createTranslateText('EN', await loadProductMessages('EN'))

afterEach(() => void vi.useRealTimers())

const username = ({ screen }: Pick<RenderedLoginForm, 'screen'>) => screen.getByRole('textbox', { name: 'Username' })
const password = ({ screen }: Pick<RenderedLoginForm, 'screen'>) => screen.getByLabelText('Password', { exact: true })
const submit = ({ screen }: Pick<RenderedLoginForm, 'screen'>) =>
  screen.getByRole('button', { name: 'Sign in' }).click()

async function send(form: RenderedLoginForm, name = 'ana', secret = 'right-1') {
  await username(form).fill(name)
  await password(form).fill(secret)
  await submit(form)
}

const renderLoginScreen = () =>
  renderScreen(<LoginScreen serviceLink={<button type="button">Customer service</button>} />, {
    path: '/m/login',
    guest: true,
  })

describe('the navigation bar of the sign-in', () => {
  test.each([
    ['Home', '/m/home'],
    ['Register now', '/m/register'],
    ['Forgot password?', '/m/forget'],
  ])(
    'shows in the sign-in form the link %j, which opens %s',
    { tags: ['AUTH-103', 'AUTH-104', 'AUTH-105'] },
    async (name, path) => {
      const { screen } = await renderLoginScreen()
      await screen.getByRole('navigation', { name: 'Help with signing in' }).getByRole('link', { name }).click()
      await expect.element(screen.getByText(`at ${path}`)).toBeVisible()
    },
  )

  test('shows a link to customer service in the sign-in form', async () => {
    const { screen } = await renderLoginScreen()
    await expect
      .element(
        screen
          .getByRole('navigation', { name: 'Help with signing in' })
          .getByRole('button', { name: 'Customer service' }),
      )
      .toBeVisible()
  })

  test('shows the navigation bar when the player signs in by mobile number', { tags: ['AUTH-105'] }, async () => {
    const { screen } = await renderScreen(<LoginScreen />, {
      path: '/m/login',
      guest: true,
      merchant: { flags: ['smsSignIn'] },
    })
    await screen.getByRole('radio', { name: 'Mobile' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Forgot password?' })).toBeVisible()
  })

  test('shows no link to home in the login sheet, and closes the sheet when a link is pressed', async () => {
    const onDismiss = vi.fn()
    const { screen } = await renderScreen(<LoginSheet open onSignedIn={() => undefined} onDismiss={onDismiss} />, {
      address: '*',
      guest: true,
    })
    expect(onDismiss).not.toHaveBeenCalled()
    await expect.element(screen.getByRole('link', { name: 'Home' })).not.toBeInTheDocument()
    await screen.getByRole('link', { name: 'Register now' }).click()
    await expect.poll(() => onDismiss.mock.calls.length).toBe(1)
  })
})

describe('the rules of a sign-in', () => {
  const rules = [
    { name: 'loginUsername', minLength: 5, maxLength: 8, pattern: '[a-z0-9]+' },
    { name: 'loginPassword', minLength: 4 },
  ]
  const answers = { 'GET /wps/account/registerValidation': { value: { rules } } }

  test('validates the username of a sign-in by the platform’s rule loginUsername', { tags: ['AUTH-123'] }, async () => {
    const form = await renderLoginForm([], answers)
    await send(form, 'ana9')
    await expect.element(username(form)).toHaveAccessibleDescription('Account format is incorrect')
    await expect.element(username(form)).toHaveFocus()
    expect(form.sent).toEqual([])
    // The rules for registration would reject this username.
    await send(form, '7mariana')
    await expect.poll(() => form.sent).toMatchObject([{ username: '7mariana' }])
  })

  test('validates the password of a sign-in by the platform’s rule loginPassword', { tags: ['AUTH-124'] }, async () => {
    const form = await renderLoginForm([], answers)
    await send(form, 'mariana', 'abc')
    await expect.element(password(form)).toHaveAccessibleDescription('Password format is incorrect')
    expect(form.sent).toEqual([])
    await send(form, 'mariana', 'abcd')
    await expect.poll(() => form.sent).toMatchObject([{ password: 'abcd' }])
  })

  test('sends the sign-in without validation when the rules do not load within two seconds', async () => {
    const form = await renderLoginForm([], {
      'GET /wps/account/registerValidation': () => new Response('gone', { status: 404 }),
    })
    await send(form, 'x')
    await expect.poll(() => form.sent).toMatchObject([{ username: 'x' }])
    await form.screen.unmount()
    const slow = await renderLoginForm([], {
      'GET /wps/account/registerValidation': () => new Promise(() => undefined),
    })
    await username(slow).fill('x')
    await password(slow).fill('y')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await submit(slow)
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
    vi.advanceTimersByTime(1999)
    expect(slow.sent).toEqual([])
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await expect.poll(() => slow.sent).toMatchObject([{ username: 'x' }])
  })
})

describe('the text of a refused sign-in', () => {
  test.each([
    ['that the account is not a member’s', 'login.member.only', 'Non-member account unable to login'],
    ['that the account is not an agent’s', 'login.agent.only', 'Non-agents cannot log in'],
    ['that the password is wrong', 'login.failed', message('auth.login.in_incorrect_password')],
  ])(
    'explains a refused sign-in: %s',
    { tags: ['AUTH-147', 'AUTH-148', 'AUTH-149', 'AUTH-150'] },
    async (_, code, text) => {
      const form = await renderLoginForm([() => createLoginRefusalResponse(code)])
      await send(form)
      await expect.element(form.screen.getByRole('alert').getByText(text)).toBeVisible()
    },
  )
})

test('signs in with a long non-ASCII password exactly as typed', { tags: ['U7'] }, async () => {
  const secret = `${' pässwörd 🎲١ '}${'x'.repeat(400)}`
  const form = await renderLoginForm()
  await send(form, 'ana', secret)
  await expect.poll(() => form.sent[0]?.['password']).toBe(secret)
})

test(
  'stores the login in MC_REMEMBER and MC_REMEMBER_SALT, and removes both when "remember me" is unticked',
  { tags: ['AUTH-132'] },
  async () => {
    const backend = createMemoryStorageBackend()
    const form = await renderLoginForm([], {}, { backend })
    const stored = () => [backend.getItem('MC_REMEMBER'), backend.getItem('MC_REMEMBER_SALT')]
    await form.screen.getByRole('checkbox', { name: 'Remember me' }).click()
    await send(form)
    await expect.poll(() => stored().includes(null)).toBe(false)
    await form.screen.getByRole('checkbox', { name: 'Remember me' }).click()
    expect(stored()).toEqual([null, null])
  },
)
