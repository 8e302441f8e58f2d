import { expect, test } from 'vitest'
import { createSessionFixture, type TestSiteOptions } from '../testing/index.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { useSession } from './SessionProvider.tsx'
import { useRequireSession } from './useRequireSession.ts'

async function open(init?: TestSiteOptions) {
  const ran: string[] = []
  function Actions() {
    const requireSession = useRequireSession()
    return (
      <>
        <p>{useSession()?.userName ?? 'guest'}</p>
        {['one', 'two'].map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => requireSession(() => ran.push(name), { onDismissed: () => ran.push(`no ${name}`) })}>
            {name}
          </button>
        ))}
      </>
    )
  }
  const page = await renderScreen(<Actions />, { guest: true, ...init })
  return { ...page, ran, press: (name: string) => page.screen.getByRole('button', { name }).click() }
}

test('runs an action that needs a session immediately for a member', async () => {
  const { ran, logins, press, screen } = await open({ session: createSessionFixture() })
  await expect.element(screen.getByText('ana')).toBeVisible()
  await press('one')
  expect([ran, logins.length]).toEqual([['one'], 0])
})

test('runs an action that needs a session after the sign-in when the player is a guest', async () => {
  const { ran, logins, site, press, screen } = await open()
  await press('one')
  expect([ran, logins.length]).toEqual([[], 1])
  site.session.signIn(createSessionFixture())
  await expect.element(screen.getByText('ana')).toBeVisible()
  logins[0]?.onSignedIn?.()
  logins[0]?.onSignedIn?.()
  expect(ran).toEqual(['one'])
})

test('drops an action that needs a session when the login dialog is dismissed', async () => {
  const { ran, logins, site, press } = await open()
  await press('one')
  logins[0]?.onDismissed?.()
  site.session.signIn(createSessionFixture())
  logins[0]?.onSignedIn?.()
  expect(ran).toEqual(['no one'])
})

test('does not run an action that needs a session when the login dialog closes without a sign-in', async () => {
  const { ran, logins, press } = await open()
  await press('one')
  logins[0]?.onSignedIn?.()
  expect(ran).toEqual([])
})

test('runs only the newest of two actions that wait for a sign-in', async () => {
  const { ran, logins, site, press } = await open()
  await press('one')
  await press('two')
  site.session.signIn(createSessionFixture())
  for (const request of logins) request.onSignedIn?.()
  expect(ran).toEqual(['two'])
})
