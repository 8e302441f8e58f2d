import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { makeSession, makeTestSite, TestApp, type TestSiteInit } from '../testing/index.ts'
import type { LoginRequest } from './loginPrompt.tsx'
import { useSession } from './SessionProvider.tsx'
import { useRequireSession } from './useRequireSession.ts'

async function open(init?: TestSiteInit) {
  const ran: string[] = []
  const asked: LoginRequest[] = []
  const site = makeTestSite(init)
  function Actions() {
    const requireSession = useRequireSession()
    return (
      <>
        <p>{useSession()?.userName ?? 'guest'}</p>
        {['one', 'two'].map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => requireSession(() => ran.push(name), { onDismissed: () => ran.push(`no ${name}`) })}
          >
            {name}
          </button>
        ))}
      </>
    )
  }
  const screen = await render(
    <TestApp site={site} onLogin={(request) => asked.push(request)}>
      <Actions />
    </TestApp>,
  )
  return { ran, asked, site, screen, press: (name: string) => screen.getByRole('button', { name }).click() }
}

test('a member acts at once', async () => {
  const { ran, asked, press, screen } = await open({ session: makeSession() })
  await expect.element(screen.getByText('ana')).toBeVisible()
  await press('one')
  expect([ran, asked.length]).toEqual([['one'], 0])
})

test('a guest is asked to sign in, and lands where they wanted to go, once', async () => {
  const { ran, asked, site, press, screen } = await open()
  await press('one')
  expect([ran, asked.length]).toEqual([[], 1])
  site.session.signIn(makeSession())
  await expect.element(screen.getByText('ana')).toBeVisible()
  asked[0]?.onSignedIn?.()
  asked[0]?.onSignedIn?.()
  expect(ran).toEqual(['one'])
})

test('a dismissed dialog drops the action, also when a session comes later', async () => {
  const { ran, asked, site, press } = await open()
  await press('one')
  asked[0]?.onDismissed?.()
  site.session.signIn(makeSession())
  asked[0]?.onSignedIn?.()
  expect(ran).toEqual(['no one'])
})

test('a dialog that ends without a session runs nothing', async () => {
  const { ran, asked, press } = await open()
  await press('one')
  asked[0]?.onSignedIn?.()
  expect(ran).toEqual([])
})

test('of two actions that wait, the newest runs', async () => {
  const { ran, asked, site, press } = await open()
  await press('one')
  await press('two')
  site.session.signIn(makeSession())
  for (const request of asked) request.onSignedIn?.()
  expect(ran).toEqual(['two'])
})
