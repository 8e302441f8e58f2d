import { expect, onTestFinished, test, vi } from 'vitest'
import { firebaseConfigFixture, createThirdPartySignInFixture } from '../testing/createThirdPartySignInFixture.ts'
import { renderLoginForm } from '../testing/renderLoginForm.tsx'
import { renderRegistration, type RenderRegistrationOptions } from '../testing/renderRegistration.tsx'
import { ThirdPartySignInError } from './ThirdPartySignIn.ts'

const mobile = { flags: ['mobileRegistration'], fields: ['mobileNum!'] } as const satisfies RenderRegistrationOptions
const sends = { 'POST /wps/account/getCode': { value: { expiredMinutes: 5 } } }
const smsCall = '/wps/account/getCode'

/** Renders a registration by mobile number and requests an SMS code. */
async function codeAskedFor(init: RenderRegistrationOptions = {}) {
  const form = await renderRegistration({ ...mobile, answers: sends, ...init })
  await form.type({ mobileNum: '11987654321' })
  await form.screen.getByRole('button', { name: 'Send code' }).click()
  return form
}

test(
  'requests SMS codes from the third party, and not from the platform, when the service is on',
  { tags: ['AUTH-218'] },
  async () => {
    const third = createThirdPartySignInFixture()
    const form = await codeAskedFor({ thirdParty: third.load, site: { merchant: { firebase: firebaseConfigFixture } } })
    await expect.poll(() => third.calls).toEqual(['load codes', 'sendCode +5511987654321 en'])
    await expect.poll(() => form.timeline).toContain('notice for 1500 ms: SMS sent')
    expect(form.asked(smsCall)).toEqual([])
  },
)

test.each([
  ['is not configured', undefined],
  ['does not load', firebaseConfigFixture],
])('requests SMS codes from the platform when the third party’s service %s', async (_, block) => {
  const form = await codeAskedFor({ thirdParty: () => Promise.resolve(null), site: { merchant: { firebase: block } } })
  await expect.poll(() => form.asked(smsCall)).toHaveLength(1)
  await form.type({ verificationCode: '654321' })
  await form.agree()
  await form.submit()
  await expect.poll(() => form.sent).toHaveLength(1)
  expect(form.sent[0]).toMatchObject({ verificationCode: '654321' })
  expect(Object.keys(form.sent[0] ?? {})).not.toContain('firebaseIdToken')
})

test('counts down 60 seconds when a third party sent the SMS code', { tags: ['AUTH-075'] }, async () => {
  const now = Date.UTC(2026, 10, 20, 12)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  onTestFinished(() => clock.mockRestore())
  const form = await codeAskedFor({
    thirdParty: createThirdPartySignInFixture().load,
    site: { merchant: { firebase: firebaseConfigFixture } },
  })
  await expect.element(form.screen.getByRole('button', { name: /^(?:Resend|Try again) in \d+ s$/ })).toBeVisible()
  expect(form.site.storage.get('smsCodes')).toMatchObject({ register: { until: now + 60_000 } })
  await form.screen.unmount()
  // Control: after a code of the platform, the countdown has the length that the platform sends.
  const other = await codeAskedFor()
  await expect.poll(() => other.site.storage.get('smsCodes')).toMatchObject({ register: { until: now + 300_000 } })
})

test(
  'hides the loading message without a toast when the third party fails to send an SMS code',
  { tags: ['AUTH-080'] },
  async () => {
    const third = createThirdPartySignInFixture({
      sendCode: () => Promise.reject(new ThirdPartySignInError('limit', undefined)),
    })
    const form = await codeAskedFor({ thirdParty: third.load, site: { merchant: { firebase: firebaseConfigFixture } } })
    await expect.poll(() => form.timeline).toEqual(['loading for 9999000 ms: Sending code…', 'hidden: Sending code…'])
    // The error is not a toast. It appears next to the button, which can be pressed again.
    await expect.element(form.screen.getByText(/Too many/i)).toBeVisible()
    await expect.element(form.screen.getByRole('button', { name: 'Send code' })).toBeEnabled()
  },
)

test(
  'verifies SMS codes with the third party, and sends no registration with a wrong code',
  { tags: ['AUTH-219'] },
  async () => {
    const third = createThirdPartySignInFixture()
    const form = await codeAskedFor({ thirdParty: third.load, site: { merchant: { firebase: firebaseConfigFixture } } })
    await expect.poll(() => form.timeline).toContain('notice for 1500 ms: SMS sent')
    await form.type({ verificationCode: '111111' })
    await form.agree()
    await form.submit()
    await expect.element(form.screen.getByText('Verification code error')).toBeVisible()
    await expect.element(await form.field('verificationCode')).toHaveFocus()
    expect(form.sent).toEqual([])
    await form.type({ verificationCode: '123456' })
    await form.submit()
    await expect.poll(() => form.sent).toHaveLength(1)
    expect(third.calls.filter((call) => call.startsWith('verify'))).toEqual([
      'verifyCode ticket-1 111111',
      'verifyCode ticket-1 123456',
    ])
    expect(form.asked('/wps/account/verification')).toEqual([])
    expect(form.sent[0]).toMatchObject({ verificationCode: '' })
  },
)

/**
 * Returns the payloads of two registrations: one with a number that the third party has verified, and one without a
 * third party.
 */
async function payloads() {
  const form = await codeAskedFor({
    thirdParty: createThirdPartySignInFixture().load,
    site: { merchant: { firebase: firebaseConfigFixture } },
  })
  await expect.poll(() => form.timeline).toContain('notice for 1500 ms: SMS sent')
  await form.type({ verificationCode: '123456' })
  await form.agree()
  await form.submit()
  await expect.poll(() => form.sent).toHaveLength(1)
  await form.screen.unmount()
  const plain = await renderRegistration()
  await plain.type({ username: 'bia2026', password: 'canary7pass', confirmPassword: 'canary7pass' })
  await plain.agree()
  await plain.submit()
  await expect.poll(() => plain.sent).toHaveLength(1)
  return { verified: form.sent[0], plain: plain.sent[0] }
}

test(
  'sends firebaseChannel sms only with a number that the third party has verified',
  { tags: ['AUTH-047'] },
  async () => {
    const { verified, plain } = await payloads()
    expect(verified).toHaveProperty('firebaseChannel', 'sms')
    expect(plain).not.toHaveProperty('firebaseChannel')
  },
)

test(
  'sends the third party’s id token only with a number that the third party has verified',
  { tags: ['AUTH-048'] },
  async () => {
    const { verified, plain } = await payloads()
    expect(verified).toHaveProperty('firebaseIdToken', 'token-of-ticket-1')
    expect(plain).not.toHaveProperty('firebaseIdToken')
  },
)

/** Signs in by mobile number and returns the payload of the sign-in. */
async function mobileLogin(
  thirdParty: RenderRegistrationOptions['thirdParty'],
  block: typeof firebaseConfigFixture | undefined,
) {
  const form = await renderLoginForm([], sends, {
    merchant: { firebase: block, flags: ['smsSignIn'] },
    ...(thirdParty && { thirdParty }),
  })
  await form.screen.getByRole('radio', { name: 'Mobile' }).click()
  await form.screen.getByRole('textbox', { name: 'Mobile number' }).fill('11987650001')
  await form.screen.getByRole('button', { name: 'Send code' }).click()
  await expect.poll(() => form.notices).toContain('notice: SMS sent')
  await form.screen.getByRole('textbox', { name: 'SMS code' }).fill('123456')
  await form.screen.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(() => form.sent).toHaveLength(1)
  await form.screen.unmount()
  return form.sent[0]
}

test(
  'signs in with the type sms when the platform sent the SMS code, and firebase when a third party sent it',
  { tags: ['AUTH-109'] },
  async () => {
    expect(await mobileLogin(undefined, undefined)).toMatchObject({
      type: 'sms',
      username: '11987650001',
      password: '123456',
    })
    expect(await mobileLogin(createThirdPartySignInFixture().load, firebaseConfigFixture)).toMatchObject({
      type: 'firebase',
      username: '',
      password: '',
    })
  },
)

test('sends the channel sms in the firebase payload of a sign-in', { tags: ['AUTH-110'] }, async () => {
  expect(await mobileLogin(createThirdPartySignInFixture().load, firebaseConfigFixture)).toHaveProperty(
    'firebaseChannel',
    'sms',
  )
})

test(
  'sends id token, mobile number and dialling code in the firebase payload of a sign-in',
  { tags: ['AUTH-111'] },
  async () => {
    expect(await mobileLogin(createThirdPartySignInFixture().load, firebaseConfigFixture)).toMatchObject({
      firebaseIdToken: 'token-of-ticket-1',
      firebaseMobileNo: '11987650001',
      countryDialingCode: '55',
    })
  },
)
