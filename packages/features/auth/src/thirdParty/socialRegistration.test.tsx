import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { firebaseConfigFixture, createThirdPartySignInFixture } from '../testing/createThirdPartySignInFixture.ts'
import { renderLoginForm } from '../testing/renderLoginForm.tsx'
import { createRegistrationRefusalResponse, renderRegistration } from '../testing/renderRegistration.tsx'
import { pendingSocialIdentity } from './pendingSocialIdentity.ts'

afterEach(() => pendingSocialIdentity.forget())

const unknown = { 'POST /wps/member/login': () => createRegistrationRefusalResponse('login.social.unknown') }
const seen = (name: string) =>
  [...document.body.querySelectorAll('button')].some((button) => button.getAttribute('aria-label') === name)

test.each([
  ['facebookSignIn', 'Continue with Facebook', 'Continue with Google'],
  ['googleSignIn', 'Continue with Google', 'Continue with Facebook'],
] as const)(
  'shows a third-party button in the registration only with a configured service and the flag %s',
  { tags: ['AUTH-041', 'AUTH-042'] },
  async (flag, mine, other) => {
    const third = createThirdPartySignInFixture()
    const own = await renderRegistration({
      flags: ['usernameRegistration', flag],
      thirdParty: third.load,
      site: { merchant: { firebase: firebaseConfigFixture } },
    })
    await expect.element(own.screen.getByRole('button', { name: mine })).toBeVisible()
    expect(seen(other)).toBe(false)
    await own.screen.unmount()

    // If no third-party service is configured, there is no button.
    const off = createThirdPartySignInFixture()
    const without = await renderRegistration({ flags: ['usernameRegistration', flag], thirdParty: off.load })
    await expect.element(without.screen.getByRole('button', { name: 'Create account' })).toBeVisible()
    await without.agree()
    expect([seen(mine), off.calls]).toEqual([false, []])
  },
)

test('registers with a Google account instead of username, password and number', async () => {
  const form = await renderRegistration({
    flags: ['usernameRegistration', 'googleSignIn'],
    fields: ['username!', 'password!', 'confirmPassword!', 'email!', 'nickname'],
    thirdParty: createThirdPartySignInFixture().load,
    answers: unknown,
    site: { merchant: { firebase: firebaseConfigFixture } },
  })
  await form.screen.getByRole('button', { name: 'Continue with Google' }).click()
  await expect.element(form.screen.getByText('You’re joining with your Google account ana@example.com.')).toBeVisible()
  expect(['username', 'password', 'confirmPassword'].filter((name) => form.box(name as 'username'))).toEqual([])
  await expect.element(await form.field('email')).toHaveValue('ana@example.com')
  await form.agree()
  await form.submit()
  await expect.poll(() => form.sent).toHaveLength(1)
  expect(form.sent[0]).toMatchObject({
    username: '',
    email: 'ana@example.com',
    firebaseChannel: 'google',
    firebaseIdToken: 'token-of-google',
  })
  await expect.element(form.screen.getByText('at /m/home')).toBeVisible()
  expect(pendingSocialIdentity.look(Date.now())).toBeNull()
})

test('shows the complete registration form when the player does not want to use the third-party account', async () => {
  pendingSocialIdentity.keep({ provider: 'facebook', idToken: 'token-of-facebook', email: null }, Date.now())
  const form = await renderRegistration({
    flags: ['usernameRegistration', 'facebookSignIn'],
    thirdParty: createThirdPartySignInFixture().load,
    site: { merchant: { firebase: firebaseConfigFixture } },
  })
  await expect.element(form.screen.getByText('You’re joining with your Facebook account.')).toBeVisible()
  expect(form.box('username')).toBeNull()
  await form.screen.getByRole('button', { name: 'Use another way' }).click()
  await expect.element(await form.field('username')).toBeVisible()
  expect(pendingSocialIdentity.look(Date.now())).toBeNull()
})

test(
  'shows a link to a full browser instead of third-party buttons in an in-app browser',
  { tags: ['U9'] },
  async () => {
    const agent =
      'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/142.0.0.0 Mobile ' +
      'Safari/537.36 Instagram 350.0'
    const spy = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    onTestFinished(() => spy.mockRestore())
    const written: string[] = []
    const clipboard = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockImplementation((text) => Promise.resolve(void written.push(text)))
    onTestFinished(() => clipboard.mockRestore())
    const { screen } = await renderLoginForm(
      [],
      {},
      {
        merchant: { firebase: firebaseConfigFixture, flags: ['googleSignIn', 'facebookSignIn'] },
        thirdParty: createThirdPartySignInFixture().load,
      },
    )
    await expect.element(screen.getByText(/inside Instagram/)).toBeVisible()
    expect([seen('Continue with Google'), seen('Continue with Facebook')]).toEqual([false, false])
    await expect
      .element(screen.getByRole('link', { name: 'Open in browser' }))
      .toHaveAttribute('href', expect.stringMatching(/^intent:\/\/.*;scheme=http;/))
    await screen.getByRole('button', { name: 'Copy link' }).click()
    await expect.element(screen.getByRole('button', { name: 'Link copied' })).toBeVisible()
    expect(written).toEqual([window.location.href])
  },
)

test('control: shows the third-party buttons and no notice in a full browser', { tags: ['U9-control'] }, async () => {
  const { screen } = await renderLoginForm(
    [],
    {},
    {
      merchant: { firebase: firebaseConfigFixture, flags: ['googleSignIn', 'facebookSignIn'] },
      thirdParty: createThirdPartySignInFixture().load,
    },
  )
  await expect.element(screen.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await expect.element(screen.getByText(/You can’t sign in with Google or Facebook inside/)).not.toBeInTheDocument()
})
