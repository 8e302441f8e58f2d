import { expect, test } from 'vitest'
import { makeThirdParty, firebase } from '../testing/makeThirdParty.ts'
import { refuse, renderLogin } from '../testing/renderLogin.tsx'
import { pendingIdentity } from './pendingIdentity.ts'
import { ThirdPartyProblem, type ThirdPartyProblemKind } from './ThirdParty.ts'

const both = ['googleSignIn', 'facebookSignIn'] as const
const google = /Continue with Google/
const facebook = /Continue with Facebook/

/** Whether a button comes; what is expected not to come is looked for once the other is there. */
const seen = (name: RegExp) =>
  [...document.body.querySelectorAll('button[aria-label]')].some((button) =>
    name.test(button.getAttribute('aria-label') ?? ''),
  )

test.each([
  ['facebookSignIn', facebook, google],
  ['googleSignIn', google, facebook],
] as const)(
  'the icon comes with its flag %s, an initialised service and the method username',
  { tags: ['AUTH-106', 'AUTH-107'] },
  async (flag, mine, other) => {
    const { load } = makeThirdParty()
    const own = await renderLogin([], {}, { merchant: { firebase, flags: [flag, 'smsSignIn'] }, thirdParty: load })
    await expect.element(own.screen.getByRole('button', { name: mine })).toBeVisible()
    expect(seen(other)).toBe(false)
    // Another method is active.
    await own.screen.getByRole('radio', { name: 'Mobile' }).click()
    await expect.element(own.screen.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
    expect(seen(mine)).toBe(false)
    await own.screen.getByRole('radio', { name: 'Username' }).click()
    await expect.element(own.screen.getByRole('button', { name: mine })).toBeVisible()
    await own.screen.unmount()

    // Without a service, initialised or configured, there is none.
    const asked: string[] = []
    const late = await renderLogin(
      [],
      {},
      { merchant: { firebase, flags: [flag] }, thirdParty: async (_firebase, use) => (asked.push(use), null) },
    )
    await expect.poll(() => asked).toEqual(['windows'])
    await late.screen.getByRole('button', { name: 'Sign in', exact: true }).click()
    expect(seen(mine)).toBe(false)
    await late.screen.unmount()
    const { load: unused, calls } = makeThirdParty()
    const off = await renderLogin([], {}, { merchant: { flags: [flag] }, thirdParty: unused })
    await off.screen.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect.element(off.screen.getByText('Enter your username')).toBeVisible()
    expect([seen(mine), calls]).toEqual([false, []])
  },
)

test.each(['google', 'facebook'] as const)(
  'signing in with %s goes through the service, and its token to the platform',
  { tags: ['AUTH-220'] },
  async (provider) => {
    const third = makeThirdParty()
    const { screen, sent, signedIn } = await renderLogin(
      [],
      {},
      { merchant: { firebase, flags: both }, thirdParty: third.load },
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

test('ten presses open one window', async () => {
  const third = makeThirdParty()
  const { screen, sent, signedIn } = await renderLogin(
    [],
    {},
    { merchant: { firebase, flags: both }, thirdParty: third.load },
  )
  const button = (await screen.getByRole('button', { name: google }).findElement()) as HTMLButtonElement
  for (let press = 0; press < 10; press++) button.click()
  await expect.poll(signedIn).toBe(1)
  expect([third.calls.filter((call) => call.startsWith('signIn')), sent.length]).toEqual([['signIn google en'], 1])
})

test('somebody whom the platform does not know goes on to registration, and is known there', async () => {
  const { screen, site } = await renderLogin(
    [() => refuse('login.social.unknown')],
    {},
    { merchant: { firebase, flags: both }, thirdParty: makeThirdParty().load },
  )
  await screen.getByRole('button', { name: google }).click()
  await expect
    .poll(() => pendingIdentity.look(Date.now()))
    .toMatchObject({ provider: 'google', email: 'ana@example.com' })
  expect(site.session.get()).toBeNull()
  // The token is a secret: it is in memory, and not for ever.
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('token-of-google')
  expect(pendingIdentity.look(Date.now() + 3_600_000)).toBeNull()
  pendingIdentity.forget()
})

test.each([
  ['closed', /The window was closed/],
  ['blocked', /blocked the sign-in window/],
  ['unsupported', /cannot open the sign-in window/],
  ['network', /connection/i],
  ['refused', /did not confirm who you are/],
] satisfies [ThirdPartyProblemKind, RegExp][])(
  'a window that fails (%s) is told, and the form works on',
  { tags: ['U9'] },
  async (kind, says) => {
    const third = makeThirdParty({ signIn: () => Promise.reject(new ThirdPartyProblem(kind, undefined)) })
    const { screen, signedIn } = await renderLogin(
      [],
      {},
      { merchant: { firebase, flags: both }, thirdParty: third.load },
    )
    await screen.getByRole('button', { name: google }).click()
    await expect.element(screen.getByText(says)).toBeVisible()
    await screen.getByRole('textbox', { name: 'Username' }).fill('ana')
    await screen.getByLabelText('Password', { exact: true }).fill('Lobby2026')
    await screen.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect.poll(signedIn).toBe(1)
  },
)
