import { DAY_MS } from '@lobby/platform/calendar'
import { describe, expect, test, vi } from 'vitest'
import {
  loginValueFixture,
  createLoginRefusalResponse,
  renderLoginForm,
  type RenderedLoginForm,
} from '../testing/renderLoginForm.tsx'

const username = ({ screen }: RenderedLoginForm) => screen.getByRole('textbox', { name: 'Username' })
const password = ({ screen }: RenderedLoginForm) => screen.getByLabelText('Password', { exact: true })
const button = ({ screen }: RenderedLoginForm) => screen.getByRole('button', { name: 'Sign in' })
const submit = (form: RenderedLoginForm) => button(form).click()

async function fill(form: RenderedLoginForm) {
  await username(form).fill('ana')
  await password(form).fill('right-1')
}

describe('LoginForm: missing values', () => {
  test('shows each missing sign-in value at its field, focuses the first one, and sends nothing', async () => {
    const form = await renderLoginForm()
    await submit(form)
    await expect.element(username(form)).toHaveAccessibleDescription('Enter your username')
    await expect.element(password(form)).toHaveAccessibleDescription('Enter your password')
    await expect.element(username(form)).toHaveFocus()
    await username(form).fill('ana')
    await submit(form)
    await expect.element(password(form)).toHaveFocus()
    await expect.element(username(form)).not.toBeInvalid()
    expect(form.sent).toEqual([])
  })

  test('rejects a username of spaces only, and trims other usernames', async () => {
    const form = await renderLoginForm()
    await fill(form)
    await username(form).fill('   ')
    await submit(form)
    await expect.element(username(form)).toBeInvalid()
    await username(form).fill(' ana ')
    await submit(form)
    await expect.poll(() => form.sent).toMatchObject([{ username: 'ana', password: 'right-1' }])
  })
})

describe('LoginForm: a sign-in', () => {
  test('stores the session with its token and calls onSignedIn', { tags: ['AUTH-117'] }, async () => {
    const form = await renderLoginForm()
    await fill(form)
    await submit(form)
    await expect.poll(form.signedIn).toBe(1)
    expect(form.site.session.get()).toMatchObject({
      token: loginValueFixture.token,
      userName: 'ana',
      type: 1,
      merchantCode: 'acme01',
    })
    expect(form.site.storage.get('session')).toMatchObject({ token: loginValueFixture.token })
  })

  test(
    'sends username, password and an empty captcha when no captcha is required',
    { tags: ['AUTH-108'] },
    async () => {
      const form = await renderLoginForm()
      await fill(form)
      await submit(form)
      await expect.poll(() => form.sent).toHaveLength(1)
      expect(form.sent[0]).toMatchObject({ username: 'ana', password: 'right-1', captcha: '' })
      expect(form.sent[0]).not.toHaveProperty('captchaId')
    },
  )

  test('sends one sign-in when the form is submitted several times', { tags: ['U2'] }, async () => {
    const form = await renderLoginForm([() => new Promise(() => undefined)])
    await fill(form)
    const element = form.screen.container.querySelector('form')!
    for (let press = 0; press < 10; press++) element.requestSubmit()
    await expect.poll(() => form.sent).toHaveLength(1)
    await expect.element(form.screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true')
    element.requestSubmit()
    await new Promise(requestAnimationFrame)
    expect(form.site.fetch.asked.filter((asked) => asked.includes('login'))).toHaveLength(1)
  })

  test('sends sign-in values that the browser filled in without an input event', { tags: ['U13'] }, async () => {
    const form = await renderLoginForm()
    ;(username(form).element() as HTMLInputElement).value = 'ana'
    ;(password(form).element() as HTMLInputElement).value = 'from-the-keychain'
    await submit(form)
    await expect.poll(() => form.sent).toMatchObject([{ username: 'ana', password: 'from-the-keychain' }])
  })

  test('fetches the platform’s time again when the platform has rejected the sent time', async () => {
    let serverTime = Date.now()
    const value = () => ({ maintenance: false, regionRestriction: false, info: '', location: '', serverTime })
    const form = await renderLoginForm([() => createLoginRefusalResponse('login.clock')], {
      'GET /wps/system/startup': () => Response.json({ success: true, value: value() }),
    })
    await fill(form)
    for (const tries of [1, 2]) {
      await submit(form)
      await expect.poll(() => form.sent).toHaveLength(tries)
      await expect.element(form.screen.getByRole('alert')).toBeVisible()
      serverTime += DAY_MS
    }
    const [first, second] = form.sent.map(({ timestamp }) => Number(timestamp) - Date.now())
    expect(Math.abs(first!)).toBeLessThan(DAY_MS / 2)
    expect(second).toBeGreaterThan(DAY_MS / 2)
  })
})

describe('LoginForm: a failure', () => {
  test.each([
    ['login.failed', 'Wrong username or password.'],
    ['login.clock', 'That took too long, or this device’s clock is wrong. Try again.'],
    ['login.of.tomorrow', 'Unknown error'],
  ])('explains the refusal %s, keeps the typed values and allows another sign-in', async (code, text) => {
    const form = await renderLoginForm([
      () => createLoginRefusalResponse(code),
      () => Response.json({ success: true, value: loginValueFixture }),
    ])
    await fill(form)
    await submit(form)
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent(text)
    await expect.element(username(form)).toHaveValue('ana')
    await expect.element(password(form)).toHaveValue('right-1')
    expect([form.site.session.get(), form.signedIn()]).toEqual([null, 0])
    await submit(form)
    await expect.poll(form.signedIn).toBe(1)
    await expect.element(form.screen.getByText(text)).not.toBeInTheDocument()
  })

  test(
    'reports an unreadable response, and stores no session, when a successful sign-in has no token',
    { tags: ['A19'] },
    async () => {
      const form = await renderLoginForm([
        () => Response.json({ success: true, value: { ...loginValueFixture, token: null } }),
      ])
      await fill(form)
      await submit(form)
      await expect.element(form.screen.getByText(/We couldn’t read the response/)).toBeVisible()
      expect(form.site.storage.get('session')).toBeNull()
    },
  )

  test('control: stores the session when the successful sign-in has a token', { tags: ['A19-control'] }, async () => {
    const form = await renderLoginForm([() => Response.json({ success: true, value: loginValueFixture })])
    await fill(form)
    await submit(form)
    await expect.poll(() => form.site.storage.get('session')).toMatchObject({ token: loginValueFixture.token })
  })
})

test(
  'shows a username field, a password field that can reveal its text, and a submit button',
  { tags: ['AUTH-093', 'AUTH-094', 'AUTH-097', 'AUTH-100'] },
  async () => {
    const form = await renderLoginForm()
    await fill(form)
    await expect.element(password(form)).toHaveAttribute('type', 'password')
    await form.screen.getByRole('button', { name: 'Show password' }).click()
    await expect.element(password(form)).toHaveAttribute('type', 'text')
    await form.screen.getByRole('button', { name: 'Hide password' }).click()
    await expect.element(password(form)).toHaveAttribute('type', 'password')
    await expect.element(button(form)).toBeVisible()
    await expect.element(form.screen.getByText('Customer service')).toBeVisible()
  },
)

test(
  'empties a field with its clear button, and does not send the cleared values',
  { tags: ['AUTH-098'] },
  async () => {
    const form = await renderLoginForm()
    await fill(form)
    const [first, second] = form.screen.getByRole('button', { name: 'Clear' }).all()
    await first!.click()
    await expect.element(username(form)).toHaveValue('')
    await expect.element(username(form)).toHaveFocus()
    await second!.click()
    await expect.element(password(form)).toHaveValue('')
    await submit(form)
    await expect.element(password(form)).toHaveAccessibleDescription('Enter your password')
    expect(form.sent).toEqual([])
  },
)

test('writes no password to the console when the sign-in fails', async () => {
  const logs = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name).mockReturnValue())
  const form = await renderLoginForm([() => createLoginRefusalResponse('login.failed')])
  await fill(form)
  await submit(form)
  await expect.element(form.screen.getByRole('alert')).toBeVisible()
  expect(JSON.stringify(logs.flatMap(({ mock }) => mock.calls))).not.toContain('right-1')
  for (const log of logs) log.mockRestore()
})
