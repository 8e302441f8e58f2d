import { describe, expect, test } from 'vitest'
import { refuse, renderRegistration, type RegistrationInit } from '../testing/renderRegistration.tsx'

const lean = { username: 'bia2026', password: 'canary7pass', confirmPassword: 'canary7pass' }
const captchaRoute = 'GET /wps/captcha/get'

/** A form that is ready to be sent. */
async function ready(
  init: RegistrationInit = {},
  more: Parameters<Awaited<ReturnType<typeof renderRegistration>>['type']>[0] = {},
) {
  const form = await renderRegistration(init)
  await form.type({ ...lean, ...more })
  await form.agree()
  const alert = form.screen.getByRole('alert')
  return { ...form, alert }
}

describe('a captcha whose picture', { tags: ['A16'] }, () => {
  test.each([
    ['does not come', () => new Response('down', { status: 500 })],
    ['is no picture', () => Response.json({ success: true, value: 'bm90IGEgcGljdHVyZQ==' })],
    ['is not even text', () => Response.json({ success: true, value: 7 })],
  ])('%s can be tapped to load; what was typed stays', async (_, answer) => {
    const form = await ready({
      fields: ['username!', 'password!', 'confirmPassword!', 'captcha!'],
      answers: { [captchaRoute]: answer },
    })
    const again = form.screen.getByRole('button', { name: 'Tap to load' })
    await again.click()
    await expect.poll(() => new Set(form.asked('/wps/captcha/get')).size).toBe(2)
    await expect.element(again).toBeVisible()
    await expect.element(await form.field('username')).toHaveValue('bia2026')
  })

  test('control: comes is drawn, and there is nothing to load', { tags: ['A16-control'] }, async () => {
    const form = await ready({ fields: ['username!', 'password!', 'confirmPassword!', 'captcha!'] })
    const picture = () => form.screen.getByRole('button', { name: 'Show other digits' }).element().querySelector('img')
    await expect.poll(() => picture()?.naturalWidth).toBe(1)
    await expect.element(form.screen.getByRole('button', { name: 'Tap to load' })).not.toBeInTheDocument()
  })
})

describe('a refusal', () => {
  const fields = ['username!', 'password!', 'confirmPassword!', 'mobileNum!'] as const
  const mobileNum = '11987654321'

  test('of the dialling code is said at the number, which it is a part of', async () => {
    const form = await ready(
      { fields, register: [() => refuse('account.mobile.invalid', { field: 'countryDialingCode' })] },
      { mobileNum },
    )
    await form.submit()
    await expect.element(await form.field('mobileNum')).toHaveAccessibleDescription('The mobile num is not valid')
    await expect.element(await form.field('mobileNum')).toHaveFocus()
    await expect.element(form.alert).not.toBeInTheDocument()
  })

  test.each([
    ['that the form does not ask for', { field: 'email' }],
    ['that nobody knows', { field: 'constructor' }],
    ['that is no name', { field: 7 }],
    ['that is not told', {}],
  ])('of a field %s stands above the button; no field is marked', async (_, data) => {
    const form = await ready({ fields, register: [() => refuse('account.field.invalid', data)] }, { mobileNum })
    await form.submit()
    await expect.element(form.alert).toHaveTextContent('This is not accepted here. Please check it.')
    expect(form.screen.container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
  })

  test('with a code of tomorrow is an unknown error at its field, and goes when that is changed', async () => {
    const form = await ready(
      { fields, register: [() => refuse('account.of.tomorrow', { field: 'mobileNum' })] },
      { mobileNum },
    )
    await form.submit()
    await expect.element(await form.field('mobileNum')).toHaveAccessibleDescription('Unknown error')
    await form.type({ mobileNum: '11987654322' })
    await expect.element(await form.field('mobileNum')).toBeValid()
    await form.submit()
    await expect.poll(() => form.sent).toHaveLength(2)
  })

  test('does not show the server’s own words', async () => {
    const answer = () =>
      Response.json({ success: false, errorCode: 'account.of.tomorrow', message: '<b>stack at line 7</b>' })
    const form = await ready({ register: [answer] })
    await form.submit()
    await expect.element(form.alert).toHaveTextContent('Unknown error')
    expect(document.body.textContent).not.toContain('stack at')
  })
})

test('what was said above the button goes with the next press', async () => {
  const form = await ready({ register: [() => refuse('register.closed'), () => new Promise(() => undefined)] })
  await form.submit()
  await expect.element(form.alert).toBeVisible()
  await form.submit()
  await expect.poll(() => form.sent).toHaveLength(2)
  await expect.element(form.alert).not.toBeInTheDocument()
})

test(
  'the same registration that goes again needs no other captcha: the first may have counted',
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

test('control: another registration has its captcha verified', { tags: ['U3-control'] }, async () => {
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

test('an invitation code that cannot be verified stops the registration as a wrong one does, and can be tried again', async () => {
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

test('what the form logs holds no password, and neither do addresses', async () => {
  const lines: unknown[] = []
  const kept = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => {
    const own = console[name]
    console[name] = (...words: unknown[]) => void lines.push(words.map(String).join(' '))
    return () => void (console[name] = own)
  })
  const form = await ready({
    register: [() => new Response('gone', { status: 502 }), () => refuse('account.of.tomorrow')],
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
