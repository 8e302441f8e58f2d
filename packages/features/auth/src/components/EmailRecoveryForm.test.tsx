import { createTranslateText } from '@lobby/i18n'
import { loadProductMessages, createRefusalResponse, type PlatformResponses } from '@lobby/platform/testing'
import type { RenderedScreen } from '@lobby/platform/testing/render-screen'
import { describe, expect, test, vi } from 'vitest'
import { createFakeTimeoutDriver } from '../testing/createFakeTimeoutDriver.ts'
import { renderAuthFormOrScreen } from '../testing/renderAuthFormOrScreen.tsx'
import { EmailRecoveryForm } from './EmailRecoveryForm.tsx'

const message = createTranslateText('EN', await loadProductMessages('EN'))
const route = 'POST /wps/account/forgotPassword'
const wait = `loading for 9999000 ms: ${message('core.in_please_wait')}`
const waited = `hidden: ${message('core.in_please_wait')}`
const sentText = 'notice for 1000 ms: E-mail sent. Check your inbox.'

async function renderForm(answer: PlatformResponses[string] = { value: true }, answers: PlatformResponses = {}) {
  const onSent = vi.fn()
  const form = await renderAuthFormOrScreen(<EmailRecoveryForm onSent={onSent} />, {
    answers: { [route]: answer, ...answers },
  })
  return { ...form, onSent }
}

const username = ({ screen }: RenderedScreen) => screen.getByRole('textbox', { name: 'Username' })
const email = ({ screen }: RenderedScreen) => screen.getByRole('textbox', { name: 'E-mail' })
const button = ({ screen }: RenderedScreen) => screen.getByRole('button', { name: 'Retrieve password' })

async function send(form: RenderedScreen, name = 'ana1', address = 'ana@example.com') {
  await username(form).fill(name)
  await email(form).fill(address)
  await button(form).click()
}

test('shows a username field', { tags: ['AUTH-164'] }, async () => {
  const field = username(await renderForm())
  await expect.element(field).toBeEnabled()
  await expect.element(field).toHaveAttribute('autocomplete', 'username')
})

test('shows an e-mail field', { tags: ['AUTH-165'] }, async () => {
  const field = email(await renderForm())
  await expect.element(field).toBeEnabled()
  await expect.element(field).toHaveAttribute('autocomplete', 'email')
})

test('sends one request for a new password when the submit button is pressed', { tags: ['AUTH-166'] }, async () => {
  const form = await renderForm()
  await expect.element(button(form)).toHaveAttribute('type', 'submit')
  await send(form)
  await expect.poll(() => form.requests(route)).toHaveLength(1)
})

describe('EmailRecoveryForm: validation', () => {
  const rules = [{ name: 'loginUsername', minLength: 3, maxLength: 32, pattern: '[A-Za-z0-9]+' }]
  const ruled = () => renderForm({ value: true }, { 'GET /wps/account/registerValidation': { value: { rules } } })

  test.each([
    ['', 'Enter your username'],
    ['an', 'Account format is incorrect'],
    ['a'.repeat(33), 'Account format is incorrect'],
    ['ana 1', 'Account format is incorrect'],
  ])('rejects the username %j by the platform’s rule loginUsername', { tags: ['AUTH-173'] }, async (name, text) => {
    const form = await ruled()
    await expect.poll(() => form.asked('GET /wps/account/registerValidation')).toHaveLength(1)
    await send(form, name)
    await expect.element(username(form)).toHaveAccessibleDescription(text)
    await expect.element(username(form)).toHaveFocus()
    await expect.element(email(form)).not.toBeInvalid()
    expect(form.requests(route)).toEqual([])
  })

  test.each(['ana', 'ana.maria'])(
    'sends the username %j, although it breaks the rules for new usernames',
    { tags: ['AUTH-173'] },
    async (name) => {
      const form = await renderForm()
      await send(form, name)
      await expect.poll(() => form.requests(route)).toHaveLength(1)
    },
  )

  test('sends a username of three letters when the platform’s rule allows it', { tags: ['AUTH-173'] }, async () => {
    const form = await ruled()
    await send(form, 'ana')
    await expect.poll(() => form.requests(route)).toHaveLength(1)
  })

  test('accepts a mobile number instead of a username', { tags: ['AUTH-173'] }, async () => {
    const form = await renderForm()
    await send(form, '11987650001')
    await expect.poll(() => form.requests(route)).toHaveLength(1)
  })

  test.each(['', '   '])('says that the e-mail is missing when it is %j', { tags: ['AUTH-174'] }, async (address) => {
    const form = await renderForm()
    await send(form, 'ana1', address)
    await expect.element(email(form)).toHaveAccessibleDescription('Enter your e-mail')
    expect(form.requests(route)).toEqual([])
  })

  test.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@example.info',
    'ana@example.c',
    'ana..b@example.com',
    'ana@ex ample.com',
  ])('rejects the malformed e-mail %j', { tags: ['AUTH-175'] }, async (address) => {
    const form = await renderForm()
    await send(form, 'ana1', address)
    await expect.element(email(form)).toBeInvalid()
    expect(form.requests(route)).toEqual([])
  })

  test.each(['ana@example.com', 'ana.maria-b@mail.example.com.br', 'a_1@ex-ample.co'])(
    'accepts the well-formed e-mail %j',
    { tags: ['AUTH-175'] },
    async (address) => {
      const form = await renderForm()
      await send(form, 'ana1', address)
      await expect.poll(() => form.requests(route)).toHaveLength(1)
    },
  )

  test('says that the e-mail address is incorrect when it is malformed', { tags: ['AUTH-176'] }, async () => {
    const form = await renderForm()
    await send(form, 'ana1', 'ana@example')
    await expect.element(email(form)).toHaveAccessibleDescription('Email incorrect')
  })
})

const bodyOf = async (form: RenderedScreen) => {
  await expect.poll(() => form.requests(route)).toHaveLength(1)
  return new URLSearchParams(await form.requests(route)[0]!.text())
}

test('trims the username before it is sent', { tags: ['AUTH-177'] }, async () => {
  const form = await renderForm()
  await send(form, '  ana1 ')
  expect((await bodyOf(form)).get('username')).toBe('ana1')
})

test('sends username and email in a form-encoded POST', { tags: ['CALL-042'] }, async () => {
  const form = await renderForm()
  await send(form)
  await expect.poll(() => form.requests(route)).toHaveLength(1)
  expect(form.requests(route)[0]!.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/)
  expect(Object.fromEntries(await bodyOf(form))).toEqual({ username: 'ana1', email: 'ana@example.com' })
})

test(
  'shows a loading toast until the platform has responded to the request for a new password',
  { tags: ['AUTH-170'] },
  async () => {
    let answer: (response: Response) => void = () => undefined
    const form = await renderForm(() => new Promise((resolve) => (answer = resolve)))
    await send(form)
    await expect.poll(() => form.timeline).toEqual([wait])
    answer(Response.json({ success: true, value: true }))
    await expect.poll(() => form.timeline).toEqual([wait, sentText, waited])
  },
)

test('shows a success toast of one second when the mail was sent', { tags: ['AUTH-171'] }, async () => {
  const form = await renderForm()
  await send(form)
  await expect.poll(() => form.timeline).toContain(sentText)
})

test(
  'calls onSent one time when the success toast ends, and sends no second request until then',
  { tags: ['AUTH-172'] },
  async () => {
    const form = await renderForm()
    await username(form).fill('ana1')
    await email(form).fill('ana@example.com')
    const timers = createFakeTimeoutDriver()
    const element = form.screen.container.querySelector('form')!
    element.requestSubmit()
    await timers.until(1000)
    timers.advance(999)
    expect(form.onSent).not.toHaveBeenCalled()
    element.requestSubmit()
    timers.advance(1)
    expect(form.onSent).toHaveBeenCalledTimes(1)
    timers.advance(5000)
    expect(form.onSent).toHaveBeenCalledTimes(1)
    expect(form.requests(route)).toHaveLength(1)
  },
)

test('does not call onSent when the player leaves before the success toast ends', async () => {
  const form = await renderForm()
  await username(form).fill('ana1')
  await email(form).fill('ana@example.com')
  const timers = createFakeTimeoutDriver()
  form.screen.container.querySelector('form')!.requestSubmit()
  await timers.until(1000)
  await form.screen.unmount()
  timers.advance(5000)
  expect(form.onSent).not.toHaveBeenCalled()
})

describe('EmailRecoveryForm: a failure', () => {
  test(
    'hides the loading toast and shows the error in the form when the platform refuses to send a mail',
    { tags: ['AUTH-179'] },
    async () => {
      const form = await renderForm(() => createRefusalResponse('limit.exceeded', 'No', 429))
      await send(form)
      await expect
        .element(form.screen.getByRole('alert'))
        .toHaveTextContent('Too many attempts. Wait a moment, then try again.')
      expect(form.timeline).toEqual([wait, waited])
      await expect.element(username(form)).toHaveValue('ana1')
      expect(form.onSent).not.toHaveBeenCalled()
    },
  )

  test(
    'shows an error in the form when sending the mail fails, and no error after a successful retry',
    { tags: ['U12', 'U12-control'] },
    async () => {
      let broken = true
      const form = await renderForm(() =>
        broken ? new Response('', { status: 500 }) : Response.json({ success: true, value: true }),
      )
      await send(form)
      await expect
        .element(form.screen.getByRole('alert'))
        .toHaveTextContent('Something went wrong on our side. Try again in a moment.')
      broken = false
      await button(form).click()
      await expect.poll(() => form.timeline).toContain(sentText)
      await expect.element(form.screen.getByRole('alert')).not.toBeInTheDocument()
    },
  )
})

test('sends one request for a new password when the form is submitted ten times', { tags: ['U2'] }, async () => {
  const form = await renderForm(() => new Promise(() => undefined))
  await username(form).fill('ana1')
  await email(form).fill('ana@example.com')
  const element = form.screen.container.querySelector('form')!
  for (let press = 0; press < 10; press++) element.requestSubmit()
  await expect.poll(() => form.requests(route)).toHaveLength(1)
  await new Promise(requestAnimationFrame)
  expect(form.requests(route)).toHaveLength(1)
})

test('sends values that the browser filled in without an input event', { tags: ['U13'] }, async () => {
  const form = await renderForm()
  ;(username(form).element() as HTMLInputElement).value = 'ana1'
  ;(email(form).element() as HTMLInputElement).value = 'ana@example.com'
  await button(form).click()
  expect((await bodyOf(form)).get('username')).toBe('ana1')
})
