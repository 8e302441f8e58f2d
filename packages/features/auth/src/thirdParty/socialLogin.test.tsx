import { expect, test } from 'vitest'
import { createThirdPartySignInFixture, firebaseConfigFixture } from '../testing/createThirdPartySignInFixture.ts'
import { createLoginRefusalResponse, renderLoginForm } from '../testing/renderLoginForm.tsx'
import { pendingSocialIdentity } from './pendingSocialIdentity.ts'
import { ThirdPartySignInError, type ThirdPartySignInErrorKind } from './ThirdPartySignIn.ts'

const both = ['googleSignIn', 'facebookSignIn'] as const
const google = /Continue with Google/
const facebook = /Continue with Facebook/

/** Returns true if a button is on the page. Does not wait for the button. */
const seen = (name: RegExp) =>
  [...document.body.querySelectorAll('button[aria-label]')].some((button) =>
    name.test(button.getAttribute('aria-label') ?? ''),
  )

test.each([
  ['facebookSignIn', facebook, google],
  ['googleSignIn', google, facebook],
] as const)(
  'shows the third-party button of %s only when the service has loaded and the username method is selected',
  { tags: ['AUTH-106', 'AUTH-107'] },
  async (flag, mine, other) => {
    const { load } = createThirdPartySignInFixture()
    const own = await renderLoginForm(
      [],
      {},
      { merchant: { firebase: firebaseConfigFixture, flags: [flag, 'smsSignIn'] }, thirdParty: load },
    )
    await expect.element(own.screen.getByRole('button', { name: mine })).toBeVisible()
    expect(seen(other)).toBe(false)
    // While another sign-in method is selected, the third-party button is hidden.
    await own.screen.getByRole('radio', { name: 'Mobile' }).click()
    await expect.element(own.screen.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
    expect(seen(mine)).toBe(false)
    await own.screen.getByRole('radio', { name: 'Username' }).click()
    await expect.element(own.screen.getByRole('button', { name: mine })).toBeVisible()
    await own.screen.unmount()

    // If the third-party service has not loaded or is not configured, there is no button.
    const asked: string[] = []
    const late = await renderLoginForm(
      [],
      {},
      {
        merchant: { firebase: firebaseConfigFixture, flags: [flag] },
        thirdParty: async (_firebase, use) => (asked.push(use), null),
      },
    )
    await expect.poll(() => asked).toEqual(['windows'])
    await late.screen.getByRole('button', { name: 'Sign in', exact: true }).click()
    expect(seen(mine)).toBe(false)
    await late.screen.unmount()
    const { load: unused, calls } = createThirdPartySignInFixture()
    const off = await renderLoginForm([], {}, { merchant: { flags: [flag] }, thirdParty: unused })
    await off.screen.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect.element(off.screen.getByText('Enter your username')).toBeVisible()
    expect([seen(mine), calls]).toEqual([false, []])
  },
)

test.each(['google', 'facebook'] as const)(
  'signs in with a %s account, and sends its id token to the platform',
  { tags: ['AUTH-220'] },
  async (provider) => {
    const third = createThirdPartySignInFixture()
    const { screen, sent, signedIn } = await renderLoginForm(
      [],
      {},
      { merchant: { firebase: firebaseConfigFixture, flags: both }, thirdParty: third.load },
    )
    await screen.getByRole('button', { name: provider === 'google' ? google : facebook }).click()
    await expect.poll(signedIn).toBe(1)
    expect(third.calls).toEqual(['load windows', `signIn ${provider} en`])
    expect(sent).toEqual([
      expect.objectContaining({
        type: 'firebase',
        username: '',
        password: '',
        firebaseChannel: provider,
        firebaseIdToken: `token-of-${provider}`,
      }),
    ])
  },
)

test('opens one sign-in window when a third-party button is pressed ten times', async () => {
  const third = createThirdPartySignInFixture()
  const { screen, sent, signedIn } = await renderLoginForm(
    [],
    {},
    { merchant: { firebase: firebaseConfigFixture, flags: both }, thirdParty: third.load },
  )
  const button = (await screen.getByRole('button', { name: google }).findElement()) as HTMLButtonElement
  for (let press = 0; press < 10; press++) button.click()
  await expect.poll(signedIn).toBe(1)
  expect([third.calls.filter((call) => call.startsWith('signIn')), sent.length]).toEqual([['signIn google en'], 1])
})

test('keeps the third-party identity for registration when the platform does not know the account', async () => {
  const { screen, site } = await renderLoginForm(
    [() => createLoginRefusalResponse('login.social.unknown')],
    {},
    { merchant: { firebase: firebaseConfigFixture, flags: both }, thirdParty: createThirdPartySignInFixture().load },
  )
  await screen.getByRole('button', { name: google }).click()
  await expect
    .poll(() => pendingSocialIdentity.look(Date.now()))
    .toMatchObject({ provider: 'google', email: 'ana@example.com' })
  expect(site.session.get()).toBeNull()
  // The token is a secret: it must stay in memory only, and expire.
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('token-of-google')
  expect(pendingSocialIdentity.look(Date.now() + 3_600_000)).toBeNull()
  pendingSocialIdentity.forget()
})

test.each([
  ['closed', /The window closed/],
  ['blocked', /blocked the sign-in window/],
  ['unsupported', /can’t open the sign-in window/],
  ['network', /connection/i],
  ['refused', /couldn’t confirm your identity/],
] satisfies [ThirdPartySignInErrorKind, RegExp][])(
  'explains why the third-party window failed (%s), and keeps the sign-in form usable',
  { tags: ['U9'] },
  async (kind, says) => {
    const third = createThirdPartySignInFixture({
      signIn: () => Promise.reject(new ThirdPartySignInError(kind, undefined)),
    })
    const { screen, signedIn } = await renderLoginForm(
      [],
      {},
      { merchant: { firebase: firebaseConfigFixture, flags: both }, thirdParty: third.load },
    )
    await screen.getByRole('button', { name: google }).click()
    await expect.element(screen.getByText(says)).toBeVisible()
    await screen.getByRole('textbox', { name: 'Username' }).fill('ana')
    await screen.getByLabelText('Password', { exact: true }).fill('Lobby2026')
    await screen.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect.poll(signedIn).toBe(1)
  },
)
