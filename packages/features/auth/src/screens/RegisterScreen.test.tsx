import { createSessionFixture } from '@lobby/platform/testing'
import { registrationFieldNames, type RegistrationFieldName } from '@lobby/platform/validation'
import { describe, expect, test } from 'vitest'
import { renderRegistration, type RenderedRegistration } from '../testing/renderRegistration.tsx'

const method = ({ screen }: RenderedRegistration, name: 'Username' | 'Mobile') => screen.getByRole('radio', { name })
const renderedFields = ({ screen }: RenderedRegistration) =>
  [...screen.container.querySelectorAll<HTMLInputElement>('form input:not([type=checkbox])')].map(({ name }) => name)

describe('RegisterScreen: the methods', () => {
  test(
    'shows tabs for the registration methods only when both methods are enabled',
    { tags: ['AUTH-001'] },
    async () => {
      const both = await renderRegistration({ flags: ['usernameRegistration', 'mobileRegistration'] })
      await expect.element(method(both, 'Username')).toBeVisible()
      await expect.element(method(both, 'Mobile')).toBeVisible()
      await both.screen.unmount()
      for (const flag of ['usernameRegistration', 'mobileRegistration'] as const) {
        const one = await renderRegistration({ flags: [flag] })
        await expect.element(one.screen.getByRole('button', { name: 'Create account' })).toBeVisible()
        expect(one.screen.getByRole('radio').elements()).toEqual([])
        await one.screen.unmount()
      }
    },
  )

  test('shows the mobile form when only the mobile method is enabled', { tags: ['AUTH-002'] }, async () => {
    const form = await renderRegistration({ flags: ['mobileRegistration'] })
    await expect.poll(() => renderedFields(form)).toEqual(['mobileNum', 'verificationCode'])
  })

  test('shows only the fields of the selected registration method', { tags: ['AUTH-003'] }, async () => {
    const form = await renderRegistration({
      flags: ['usernameRegistration', 'mobileRegistration'],
      fields: ['username!', 'password!'],
    })
    await expect.poll(() => renderedFields(form)).toEqual(['username', 'password'])
    await method(form, 'Mobile').click()
    await expect.poll(() => renderedFields(form)).toEqual(['mobileNum', 'verificationCode'])
    await method(form, 'Username').click()
    await expect.poll(() => renderedFields(form)).toEqual(['username', 'password'])
  })

  test('keeps the ticked checkboxes when the registration method changes', async () => {
    const form = await renderRegistration({ flags: ['usernameRegistration', 'mobileRegistration'] })
    const boxes = () =>
      [...form.screen.container.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map(
        ({ checked }) => checked,
      )
    await form.screen.getByRole('checkbox', { name: /or older/ }).click()
    await method(form, 'Mobile').click()
    await expect.poll(() => renderedFields(form)).toContain('mobileNum')
    expect(boxes()).toEqual([true, false])
    await form.screen.getByRole('checkbox', { name: /user agreement/ }).click()
    await method(form, 'Username').click()
    await expect.poll(() => renderedFields(form)).toContain('username')
    expect(boxes()).toEqual([true, true])
  })

  test('starts with the username method when both methods are enabled', { tags: ['AUTH-007'] }, async () => {
    const form = await renderRegistration({ flags: ['mobileRegistration', 'usernameRegistration'] })
    await expect.element(method(form, 'Username')).toBeChecked()
  })

  test('offers no registration by username without the flag usernameRegistration', { tags: ['AUTH-009'] }, async () => {
    const form = await renderRegistration({ flags: ['usernameRegistration'] })
    await expect.poll(() => renderedFields(form)).toContain('username')
    await form.screen.unmount()
    const without = await renderRegistration({ flags: [] })
    await expect.element(without.screen.getByText('Registration is closed')).toBeVisible()
    expect(renderedFields(without)).toEqual([])
  })

  test(
    'says that registration is closed when the platform’s configuration has no field',
    { tags: ['B39'] },
    async () => {
      const form = await renderRegistration({ fields: [] })
      await expect.element(form.screen.getByText('Registration is closed')).toBeVisible()
      expect(form.screen.getByRole('checkbox').elements()).toEqual([])
    },
  )

  test(
    'control: shows the form with the age checkbox when the platform’s configuration has one field',
    { tags: ['B39-control'] },
    async () => {
      const form = await renderRegistration({ fields: ['username!'] })
      await expect.poll(() => renderedFields(form)).toEqual(['username'])
      expect(form.screen.getByRole('checkbox').elements()).not.toEqual([])
    },
  )

  test(
    'offers no registration by mobile number without the flag mobileRegistration',
    { tags: ['AUTH-010'] },
    async () => {
      const form = await renderRegistration({ flags: ['mobileRegistration'] })
      await expect.poll(() => renderedFields(form)).toContain('mobileNum')
      await form.screen.unmount()
      for (const flags of [['usernameRegistration'], []] as const) {
        const without = await renderRegistration({ flags })
        await expect
          .element(without.screen.getByText(flags.length > 0 ? 'Create account' : 'Registration is closed'))
          .toBeVisible()
        expect(renderedFields(without)).not.toContain('mobileNum')
        expect(method(without, 'Mobile').elements()).toEqual([])
        await without.screen.unmount()
      }
    },
  )

  test(
    'shows the field for an SMS code in the username method with the flag registrationCode',
    { tags: ['AUTH-011'] },
    async () => {
      const form = await renderRegistration({
        flags: ['usernameRegistration', 'registrationCode'],
        fields: ['username!', 'password!'],
      })
      await expect.poll(() => renderedFields(form)).toEqual(['username', 'mobileNum', 'verificationCode', 'password'])
      await form.screen.unmount()
      const without = await renderRegistration({ flags: ['usernameRegistration'], fields: ['username!', 'password!'] })
      await expect.poll(() => renderedFields(without)).toEqual(['username', 'password'])
    },
  )

  test(
    'shows the password field in the mobile method with the flag mobilePassword',
    { tags: ['AUTH-012'] },
    async () => {
      const form = await renderRegistration({ flags: ['mobileRegistration', 'mobilePassword'], fields: [] })
      await expect
        .poll(() => renderedFields(form))
        .toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword'])
      await form.screen.unmount()
      const without = await renderRegistration({ flags: ['mobileRegistration'], fields: ['password!'] })
      await expect.poll(() => renderedFields(without)).toEqual(['mobileNum', 'verificationCode'])
    },
  )
})

const rows: readonly (readonly [row: string, name: RegistrationFieldName])[] = [
  ['username', 'username'],
  ['password', 'password'],
  ['confirmPassword', 'confirmPassword'],
  ['paymentPassword', 'paymentPassword'],
  ['idNumber', 'idNumber'],
  ['qqNum', 'qqNum'],
  ['facebook', 'facebook'],
  ['wechat', 'wechat'],
  ['line', 'line'],
  ['whatsapp', 'whatsapp'],
  ['zalo', 'zalo'],
  ['email', 'email'],
  ['nickname', 'nickname'],
  ['payeeName', 'payeeName'],
  ['mobileNum', 'mobileNum'],
  ['verificationCode', 'verificationCode'],
  ['recommenderId', 'recommenderId'],
  ['affiliateCode', 'affiliateCode'],
  ['captcha', 'captcha'],
]

describe('RegisterScreen: fields of the platform’s configuration', () => {
  // The feature flag adds the field for the SMS code, but the platform's configuration may remove the field (AUTH-013).
  const flags = ['usernameRegistration', 'registrationCode'] as const

  test.each(rows)(
    'shows the registration field only when the platform’s configuration has it: %s',
    {
      tags: [
        'AUTH-014',
        'AUTH-015',
        'AUTH-016',
        'AUTH-017',
        'AUTH-018',
        'AUTH-019',
        'AUTH-020',
        'AUTH-021',
        'AUTH-022',
        'AUTH-023',
        'AUTH-024',
        'AUTH-025',
        'AUTH-026',
        'AUTH-027',
        'AUTH-028',
        'AUTH-029',
        'AUTH-030',
        'AUTH-031',
        'AUTH-032',
      ],
    },
    async (_, name) => {
      // The field for the repeated password appears only together with the password.
      const on = await renderRegistration({ flags, fields: name === 'confirmPassword' ? ['password', name] : [name] })
      await expect.poll(() => renderedFields(on)).toContain(name)
      await on.screen.unmount()
      const others = registrationFieldNames.filter(
        (one) => one !== name && (name !== 'mobileNum' || one !== 'verificationCode'),
      )
      const answers = {
        'GET /wps/account/registerSettings': {
          value: {
            fields: registrationFieldNames.map((one) => ({
              name: one,
              enabled: others.includes(one),
              required: false,
            })),
          },
        },
      }
      const off = await renderRegistration({ flags, answers })
      await expect
        .poll(() => renderedFields(off))
        .toEqual(others.filter((one) => one !== 'confirmPassword' || others.includes('password')))
    },
  )
})

test(
  'shows the configured fields of the mobile method, without the SMS code when it is disabled',
  { tags: ['AUTH-013'] },
  async () => {
    const answers = {
      'GET /wps/account/registerSettings': {
        value: {
          fields: [
            { name: 'verificationCode', enabled: false, required: true },
            { name: 'nickname', enabled: true, required: true },
          ],
        },
      },
    }
    const form = await renderRegistration({ flags: ['mobileRegistration'], answers })
    await expect.poll(() => renderedFields(form)).toEqual(['mobileNum', 'nickname'])
  },
)

test('marks required fields with an asterisk, and optional ones as optional', { tags: ['AUTH-004'] }, async () => {
  const form = await renderRegistration({ fields: ['username!', 'email', 'nickname!'] })
  await expect.poll(() => renderedFields(form)).toHaveLength(3)
  const labels = [...form.screen.container.querySelectorAll('label[for]')]
    .map(({ textContent }) => textContent)
    .slice(0, 3)
  expect(labels.map((label) => [label.replace(/[*\s]+$/, ''), label.includes('*')])).toEqual([
    ['Username', true],
    ['Nickname', true],
    ['E-mail (optional)', false],
  ])
})

test('links from the registration to the sign-in', { tags: ['AUTH-006'] }, async () => {
  const form = await renderRegistration()
  await form.screen.getByRole('link', { name: 'Sign in' }).click()
  await expect.element(form.screen.getByText('at /m/login')).toBeVisible()
})

test('shows the registration to a guest, and redirects a member to home', { tags: ['AUTH-143'] }, async () => {
  const form = await renderRegistration()
  await expect.element(form.screen.getByRole('button', { name: 'Create account' })).toBeVisible()
  await form.screen.unmount()
  const { screen } = await renderRegistration({ site: { session: createSessionFixture() } })
  await expect.element(screen.getByText('at /m/home')).toBeVisible()
})

test(
  'fetches the fields and rules of the registration one time by GET',
  { tags: ['CALL-009', 'CALL-010'] },
  async () => {
    const form = await renderRegistration()
    await expect.poll(() => renderedFields(form)).toHaveLength(3)
    expect(form.asked('/wps/account/registerSettings')).toEqual(['GET /wps/account/registerSettings'])
    expect(form.asked('/wps/account/registerValidation')).toEqual(['GET /wps/account/registerValidation'])
  },
)

test('shows the first announcement for the registration above the form', { tags: ['CALL-025'] }, async () => {
  const banner = { id: 1, title: 'Double your first deposit', url: '/banner/welcome.webp', promotionType: null }
  const form = await renderRegistration({ answers: { 'GET /wps/announcement/register': { value: [banner] } } })
  const picture = form.screen.getByRole('img', { name: banner.title })
  await expect.element(picture).toBeInTheDocument()
  const under = picture.element().compareDocumentPosition(form.screen.container.querySelector('form')!)
  expect(under & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('offers a retry when the fields do not load, and uses built-in rules when the rules do not load', async () => {
  let up = false
  const settings = { fields: [{ name: 'username', enabled: true, required: true }] }
  const form = await renderRegistration({
    answers: {
      'GET /wps/account/registerSettings': () =>
        up ? Response.json({ success: true, value: settings }) : new Response('down', { status: 500 }),
      'GET /wps/account/registerValidation': () => new Response('down', { status: 500 }),
    },
  })
  await expect.element(form.screen.getByText('Couldn’t load the form')).toBeVisible()
  up = true
  await form.screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => renderedFields(form)).toEqual(['username'])
  await form.agree()
  await form.type({ username: '7bia' })
  await form.submit()
  await expect
    .element(await form.field('username'))
    .toHaveAccessibleDescription('Letters and digits only, starting with a letter')
})
