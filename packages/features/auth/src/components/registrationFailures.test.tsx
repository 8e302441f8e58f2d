import { describe, expect, test } from 'vitest'
import {
  createRegistrationRefusalResponse,
  renderRegistration,
  type RenderRegistrationOptions,
} from '../testing/renderRegistration.tsx'

const lean = { username: 'bia2026', password: 'canary7pass', confirmPassword: 'canary7pass' }
const captchaRoute = 'GET /wps/captcha/get'

/** Renders a registration form that is filled in and ready to submit. */
async function ready(
  init: RenderRegistrationOptions = {},
  more: Parameters<Awaited<ReturnType<typeof renderRegistration>>['type']>[0] = {},
) {
  const form = await renderRegistration(init)
  await form.type({ ...lean, ...more })
  await form.agree()
  const alert = form.screen.getByRole('alert')
  return { ...form, alert }
}

describe('registration: the picture of a captcha', { tags: ['A16'] }, () => {
  test.each([
    ['fails to load', () => new Response('down', { status: 500 })],
    ['is not a picture', () => Response.json({ success: true, value: 'bm90IGEgcGljdHVyZQ==' })],
    ['is not a string', () => Response.json({ success: true, value: 7 })],
  ])(
    'offers to load the captcha’s picture again, and keeps the typed values, when the picture %s',
    async (_, answer) => {
      const form = await ready({
        fields: ['username!', 'password!', 'confirmPassword!', 'captcha!'],
        answers: { [captchaRoute]: answer },
      })
      const again = form.screen.getByRole('button', { name: 'Tap to load' })
      await again.click()
      await expect.poll(() => new Set(form.asked('/wps/captcha/get')).size).toBe(2)
      await expect.element(again).toBeVisible()
      await expect.element(await form.field('username')).toHaveValue('bia2026')
    },
  )

  test(
    'control: shows the captcha’s picture and no reload button when the picture loads',
    { tags: ['A16-control'] },
    async () => {
      const form = await ready({ fields: ['username!', 'password!', 'confirmPassword!', 'captcha!'] })
      const picture = () => form.screen.getByRole('button', { name: 'Show new digits' }).element().querySelector('img')
      await expect.poll(() => picture()?.naturalWidth).toBe(1)
      await expect.element(form.screen.getByRole('button', { name: 'Tap to load' })).not.toBeInTheDocument()
    },
  )
})

describe('registration: a refusal', () => {
  const fields = ['username!', 'password!', 'confirmPassword!', 'mobileNum!'] as const
  const mobileNum = '11987654321'

  test('shows an error of the dialling code at the field of the mobile number', async () => {
    const form = await ready(
      {
        fields,
        register: [() => createRegistrationRefusalResponse('account.mobile.invalid', { field: 'countryDialingCode' })],
      },
      { mobileNum },
    )
    await form.submit()
    await expect.element(await form.field('mobileNum')).toHaveAccessibleDescription('The mobile num is not valid')
    await expect.element(await form.field('mobileNum')).toHaveFocus()
    await expect.element(form.alert).not.toBeInTheDocument()
  })

  test.each([
    ['that the form does not ask for', { field: 'email' }],
    ['that does not exist', { field: 'constructor' }],
    ['that is not a string', { field: 7 }],
    ['that the response does not name', {}],
  ])('shows a refusal above the button when it concerns a field %s', async (_, data) => {
    const form = await ready(
      { fields, register: [() => createRegistrationRefusalResponse('account.field.invalid', data)] },
      { mobileNum },
    )
    await form.submit()
    await expect.element(form.alert).toHaveTextContent('Check this field: the value isn’t accepted.')
    expect(form.screen.container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
  })

  test('shows "Unknown error" at the refused field for an unknown error code', async () => {
    const form = await ready(
      { fields, register: [() => createRegistrationRefusalResponse('account.of.tomorrow', { field: 'mobileNum' })] },
      { mobileNum },
    )
    await form.submit()
    await expect.element(await form.field('mobileNum')).toHaveAccessibleDescription('Unknown error')
    await form.type({ mobileNum: '11987654322' })
    await expect.element(await form.field('mobileNum')).toBeValid()
    await form.submit()
    await expect.poll(() => form.sent).toHaveLength(2)
  })

  test('does not show the message text of the platform when it refuses a registration', async () => {
    const answer = () =>
      Response.json({ success: false, errorCode: 'account.of.tomorrow', message: '<b>stack at line 7</b>' })
    const form = await ready({ register: [answer] })
    await form.submit()
    await expect.element(form.alert).toHaveTextContent('Unknown error')
    expect(document.body.textContent).not.toContain('stack at')
  })
})

test('clears the error above the registration button on the next submit', async () => {
  const form = await ready({
    register: [() => createRegistrationRefusalResponse('register.closed'), () => new Promise(() => undefined)],
  })
  await form.submit()
  await expect.element(form.alert).toBeVisible()
  await form.submit()
  await expect.poll(() => form.sent).toHaveLength(2)
  await expect.element(form.alert).not.toBeInTheDocument()
})

test(
  'resends a registration whose response was lost, and does not verify the captcha again',
  { tags: ['U3'] },
  async () => {
    const lost = () => new Response('gone', { status: 502 })
    const form = await ready(
      { fields: ['username!', 'password!', 'confirmPassword!', 'captcha!'], register: [lost] },
      { captcha: '123456' },
    )
    for (const times of [1, 2]) {
      await form.submit()
      await expect.poll(() => form.requests).toHaveLength(times)
      await expect.element(form.alert).toBeVisible()
      await expect.element(await form.field('captcha')).toHaveValue('123456')
    }
    const [first, second] = form.sent
    expect([second?.['captcha'], second?.['captchaId']]).toEqual(['123456', first?.['captchaId']])
    expect(form.asked('/wps/account/verification')).toHaveLength(1)
    expect(form.asked('/wps/captcha/get')).toHaveLength(1)
  },
)

test('control: verifies the captcha again when the registration has changed', { tags: ['U3-control'] }, async () => {
  const lost = () => new Response('gone', { status: 502 })
  const form = await ready(
    { fields: ['username!', 'password!', 'confirmPassword!', 'captcha!'], register: [lost] },
    { captcha: '123456' },
  )
  await form.submit()
  await expect.poll(() => form.requests).toHaveLength(1)
  await expect.element(form.alert).toBeVisible()
  await form.type({ username: 'bia2027' })
  await form.submit()
  await expect.poll(() => form.asked('/wps/account/verification')).toHaveLength(2)
})

test('sends no registration when the check of the invitation code fails, and allows a retry', async () => {
  let up = false
  const affiliate = () => (up ? Response.json({ success: true, value: true }) : new Response('down', { status: 404 }))
  const form = await ready(
    {
      fields: ['username!', 'password!', 'confirmPassword!', 'affiliateCode'],
      answers: { 'GET /wps/account/affiliateCheck': affiliate },
    },
    { affiliateCode: 'AMIGO10' },
  )
  await form.submit()
  await expect.element(form.alert).toBeVisible()
  expect(form.sent).toEqual([])
  expect(form.timeline).toEqual([])
  up = true
  await form.submit()
  await expect.poll(() => form.sent).toMatchObject([{ affiliateCode: 'AMIGO10' }])
})

test('writes no password of a registration to the console or into URLs', async () => {
  const lines: unknown[] = []
  const kept = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => {
    const own = console[name]
    console[name] = (...words: unknown[]) => void lines.push(words.map(String).join(' '))
    return () => void (console[name] = own)
  })
  const form = await ready({
    register: [
      () => new Response('gone', { status: 502 }),
      () => createRegistrationRefusalResponse('account.of.tomorrow'),
    ],
  })
  for (const times of [1, 2]) {
    await form.submit()
    await expect.poll(() => form.sent).toHaveLength(times)
    await expect.element(form.alert).toBeVisible()
  }
  for (const restore of kept) restore()
  expect(form.sent[0]).toMatchObject({ password: lean.password })
  expect(JSON.stringify([lines, form.site.fetch.asked, location.href, document.cookie])).not.toContain(lean.password)
})
