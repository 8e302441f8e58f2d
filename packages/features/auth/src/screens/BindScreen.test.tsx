import { createSessionFixture, createMemoryStorageBackend, type PlatformResponse } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { renderAuthFormOrScreen } from '../testing/renderAuthFormOrScreen.tsx'
import { BindScreen } from './BindScreen.tsx'

const info = {
  mobile: null,
  email: 'an•••@example.com',
  hasPaymentPassword: true,
  paymentLockedSeconds: 0,
  documents: 'NONE',
  payoutAccounts: 1,
  sessions: 1,
}
const sendCode = { email: 'POST /wps/security/email', mobile: 'POST /wps/account/getCode' }
const bind = { email: 'PUT /wps/security/email', mobile: 'PUT /wps/security/mobile' }
const path = { email: '/m/securityCenter/email', mobile: '/m/securityCenter/phone' }
const refused = (errorCode: string, field: string) => () =>
  Response.json({ success: false, errorCode, message: '', data: { field } })
const refusedWithCaptcha = () =>
  Response.json({
    success: false,
    errorCode: 'login.captcha.required',
    message: '',
    data: { captcha: true, field: 'captcha' },
  })

async function renderBind(
  kind: 'email' | 'mobile',
  answers: Record<string, PlatformResponse> = {},
  visit = createMemoryStorageBackend(),
) {
  const page = await renderAuthFormOrScreen(<BindScreen />, {
    path: path[kind],
    session: createSessionFixture({ type: 0 }),
    visit,
    answers: {
      'GET /wps/security/info': { value: info },
      'GET /wps/system/countryList': { value: [] },
      [sendCode[kind]]: { value: { expiredMinutes: 2 } },
      [bind[kind]]: { value: true },
      ...answers,
    },
  })
  const main = page.screen.getByRole('main')
  const contact = main.getByLabelText(kind === 'email' ? /^E-mail$/ : /^Mobile number$/)
  const code = main.getByLabelText(kind === 'email' ? 'E-mail code' : 'SMS code', { exact: true })
  const password = main.getByLabelText('Your login password', { exact: true })
  const save = main.getByRole('button', { name: 'Save' })
  const sent = async (route: string) => (await page.sent(route)).map(({ body }) => body)
  return { ...page, main, contact, code, password, save, sent, ask: main.getByRole('button', { name: 'Send code' }) }
}

test('binds an e-mail address with its code and the password, then opens the security centre', async () => {
  const { screen, main, contact, code, password, save, sent, ask, notices } = await renderBind('email')
  await expect.element(main.getByText('Currently an•••@example.com. The new one replaces it.')).toBeVisible()
  await contact.fill('ana.nova@example.com')
  await ask.click()
  await expect.poll(() => sent(sendCode.email)).toEqual([{ email: 'ana.nova@example.com' }])
  await code.fill('123456')
  await password.fill('Lobby2026')
  await save.click()
  await expect.element(screen.getByText('at /m/securityCenter')).toBeVisible()
  expect(await sent(bind.email)).toEqual([
    { email: 'ana.nova@example.com', verificationCode: '123456', loginPassword: 'Lobby2026' },
  ])
  expect(notices.join()).toMatch(/E-mail sent.*Saved/)
})

test('binds a mobile number with its dialling code', async () => {
  const { contact, code, password, save, sent, ask } = await renderBind('mobile')
  await contact.fill('(11) 98765-4321')
  await ask.click()
  await expect.poll(() => sent(sendCode.mobile)).toEqual([{ mobileNo: '11987654321', countryDialingCode: '55' }])
  await code.fill('123456')
  await password.fill('Lobby2026')
  await save.click()
  await expect
    .poll(() => sent(bind.mobile))
    .toEqual([
      { mobileNo: '11987654321', countryDialingCode: '55', verificationCode: '123456', loginPassword: 'Lobby2026' },
    ])
})

test.each([
  ['98765-4321', 'Use at least 11 digits'],
  ['119876543210', 'Use no more than 11 digits'],
])(
  'requests no code for the Brazilian number %s, which does not have 11 digits',
  { tags: ['AUTH-127'] },
  async (typed, text) => {
    const { contact, sent, ask } = await renderBind('mobile')
    await contact.fill(typed)
    await ask.click()
    await expect.element(contact).toHaveAccessibleDescription(text)
    expect(await sent(sendCode.mobile)).toEqual([])
  },
)

test('shows each missing or malformed value of a binding at its field, and sends nothing', async () => {
  const { contact, code, password, save, sent, ask } = await renderBind('email')
  await contact.fill('nobody')
  await ask.click()
  await expect.element(contact).toHaveAccessibleDescription('Email incorrect')
  await save.click()
  await expect.element(code).toHaveAccessibleDescription('Enter the code we sent you')
  await expect.element(password).toHaveAccessibleDescription(/Enter your current password/)
  expect([await sent(sendCode.email), await sent(bind.email)]).toEqual([[], []])
})

test.each([
  ['modify.old.wrong', 'loginPassword', 'password'],
  ['sms.code.wrong', 'verificationCode', 'code'],
  ['account.email.invalid', 'email', 'contact'],
] as const)(
  'shows the refusal %s of a binding at its field, and keeps the typed values',
  async (errorCode, field, at) => {
    const page = await renderBind('email', { [bind.email]: refused(errorCode, field) })
    await page.contact.fill('ana.nova@example.com')
    await page.code.fill('123456')
    await page.password.fill('Lobby2026')
    await page.save.click()
    await expect.element(page[at]).toBeInvalid()
    await expect.element(page.contact).toHaveValue('ana.nova@example.com')
    await expect.element(page.code).toHaveValue('123456')
  },
)

test('restores the countdown and the e-mail address after a reload', async () => {
  const visit = createMemoryStorageBackend()
  const first = await renderBind('email', {}, visit)
  await first.contact.fill('ana.nova@example.com')
  await first.ask.click()
  await expect.element(first.main.getByRole('button', { name: /^(?:Resend|Try again) in 1[12]\d s$/ })).toBeVisible()
  await first.screen.unmount()
  const again = await renderBind('email', {}, visit)
  await expect.element(again.contact).toHaveValue('ana.nova@example.com')
  await expect.element(again.main.getByRole('button', { name: /^(?:Resend|Try again) in 1[12]\d s$/ })).toBeVisible()
  await again.contact.fill('another@example.com')
  await expect.element(again.ask).toBeVisible()
})

test.each(['email', 'mobile'] as const)(
  'sends the required captcha with the next request for a code to bind the contact "%s"',
  { tags: ['B17'] },
  async (kind) => {
    let asked = 0
    const answer = () =>
      asked++ === 0 ? refusedWithCaptcha() : Response.json({ success: true, value: { expiredMinutes: 2 } })
    const { main, contact, sent, ask } = await renderBind(kind, {
      [sendCode[kind]]: answer,
      'GET /wps/captcha/get': { value: '' },
    })
    await contact.fill(kind === 'email' ? 'ana.nova@example.com' : '11987654321')
    await ask.click()
    await main.getByRole('textbox', { name: 'Digits shown' }).fill('482913')
    await ask.click()
    await expect.element(main.getByRole('button', { name: /^(?:Resend|Try again) in/ })).toBeVisible()
    expect((await sent(sendCode[kind]))[1]).toMatchObject({ captcha: '482913' })
  },
)
