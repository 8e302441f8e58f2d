import { ApiError } from '@lobby/api'
import { useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createSessionFixture, createTestSite, type TestSite } from '../testing/index.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { MembersOnly, useMemberSession } from './MembersOnly.tsx'
import { useMemberMutation } from './useMemberMutation.ts'

const bob = createSessionFixture({ userName: 'bob', token: 'token-of-bob' })
const refused = new ApiError('refused', { operation: 'balance', code: 'no' })
const lost = new ApiError('network', { operation: 'balance' })

interface Sent {
  readonly input: string
  readonly key: string
  readonly end: (outcome: string | Error) => void
}

async function open(site: TestSite = createTestSite({ session: createSessionFixture() }), otherwise?: string) {
  const sent: Sent[] = []
  const done: string[] = []
  let keys = 0
  function Form() {
    const [text, setText] = useState('')
    const { send, isBusy, error, sendAgain } = useMemberMutation<string, string>({
      mutationKey: ['test'],
      call: (input, key) =>
        new Promise((resolve, reject) =>
          sent.push({
            input,
            key,
            end: (outcome) => (typeof outcome === 'string' ? resolve(outcome) : reject(outcome)),
          }),
        ),
      onDone: (value, input) => done.push(`${input}: ${value}`),
      newKey: () => `key-${++keys}`,
    })
    return (
      <>
        <p>{`of ${useMemberSession().userName}`}</p>
        <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
        <button type="button" onClick={() => send(text)}>
          Send
        </button>
        {sendAgain && (
          <button type="button" onClick={sendAgain}>
            Again
          </button>
        )}
        <p>{isBusy ? 'busy' : error instanceof ApiError ? `failed ${error.kind}` : 'still'}</p>
      </>
    )
  }
  const page = await renderScreen(
    <Routes>
      <Route
        path="/form"
        element={
          <MembersOnly {...(otherwise !== undefined && { redirectTo: otherwise })}>
            <Form />
          </MembersOnly>
        }
      />
      <Route path="/m/home" element="home" />
      <Route path="/m/login" element="sign-in" />
      <Route path="/out" element="outside" />
    </Routes>,
    { site, path: '/form?draw=7', address: '*' },
  )
  const { screen } = page
  const field = screen.getByLabelText('text')
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click()
  const expire = async () => {
    site.session.signOut('expired')
    sent.at(-1)?.end(new ApiError('status', { operation: 'balance', status: 401 }))
    await expect.element(screen.getByText('still')).toBeVisible()
  }
  return { ...page, sent, done, field, press, expire }
}

test(
  'redirects a guest to the sign-in page, which receives the path of the screen',
  { tags: ['SHELL-138'] },
  async () => {
    const { screen, logins, location } = await open(createTestSite())
    await expect.element(screen.getByText('sign-in')).toBeVisible()
    expect([location(), logins]).toEqual(['/m/login?next=%2Fform%3Fdraw%3D7', []])
  },
)

test('redirects a guest and a member who signs out to the path in `redirectTo`', async () => {
  const one = await open(createTestSite(), '/out')
  await expect.element(one.screen.getByText('outside')).toBeVisible()
  await one.screen.unmount()
  const two = await open(createTestSite({ session: createSessionFixture() }), '/out')
  await expect.element(two.screen.getByText('of ana')).toBeVisible()
  two.site.session.signOut()
  await expect.element(two.screen.getByText('outside')).toBeVisible()
})

test('redirects a member who signs out to home', async () => {
  const { site, screen } = await open()
  await expect.element(screen.getByText('of ana')).toBeVisible()
  site.session.signOut()
  await expect.element(screen.getByText('home', { exact: true })).toBeVisible()
})

test(
  'keeps the screen and its input when the session expires and the same member signs in again',
  { tags: ['U4'] },
  async () => {
    const { site, screen, field } = await open()
    await field.fill('typed')
    site.session.signOut('expired')
    await expect.element(field).toHaveValue('typed')
    site.session.signIn(createSessionFixture({ token: 'newer' }))
    await expect.element(screen.getByText('of ana')).toBeVisible()
    await expect.element(field).toHaveValue('typed')
  },
)

test(
  'control: clears the input when another member signs in or the member signs out',
  { tags: ['U4-control'] },
  async () => {
    const { site, screen, field } = await open()
    await field.fill('typed')
    site.session.signOut('expired')
    site.session.signIn(bob)
    await expect.element(screen.getByText('of bob')).toBeVisible()
    await expect.element(field).toHaveValue('')
    await field.fill('typed')
    site.session.signOut()
    await expect.element(field).not.toBeInTheDocument()
  },
)

test('redirects to home when the member signs in after an expiry and then signs out in another tab', async () => {
  const { site, screen } = await open()
  site.session.signOut('expired')
  await expect.element(screen.getByText('of ana')).toBeVisible()
  site.session.signIn(createSessionFixture({ token: 'newer' }))
  site.session.signOut('elsewhere')
  await expect.element(screen.getByText('home', { exact: true })).toBeVisible()
})

test('offers to send a call again, but does not resend it, when the session ended during the call', async () => {
  const { site, sent, done, screen, field, press, expire } = await open()
  await field.fill('ten')
  await press('Send')
  await expire()
  await expect.element(screen.getByRole('button', { name: 'Again' })).not.toBeInTheDocument()
  site.session.signIn(createSessionFixture({ token: 'newer' }))
  await expect.element(screen.getByRole('button', { name: 'Again' })).toBeVisible()
  expect(sent).toHaveLength(1)
  await press('Again')
  expect(sent.map(({ input, key }) => [input, key])).toEqual([
    ['ten', 'key-1'],
    ['ten', 'key-1'],
  ])
  sent[1]?.end('yes')
  await expect.poll(() => done).toEqual(['ten: yes'])
  await expect.element(screen.getByRole('button', { name: 'Again' })).not.toBeInTheDocument()
})

test('does not offer to send a failed call again when another member has signed in', async () => {
  const { site, sent, screen, field, press, expire } = await open()
  await field.fill('ten')
  await press('Send')
  await expire()
  site.session.signIn(bob)
  await expect.element(screen.getByText('of bob')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Again' })).not.toBeInTheDocument()
  expect(sent).toHaveLength(1)
})

test('opens the login dialog and sends no call when the session has expired', async () => {
  const { site, sent, logins, screen, field, press } = await open()
  site.session.signOut('expired')
  await field.fill('ten')
  await press('Send')
  expect([sent.length, logins.length]).toEqual([0, 1])
  site.session.signIn(createSessionFixture({ token: 'newer' }))
  await expect.element(screen.getByRole('button', { name: 'Again' })).toBeVisible()
  expect(sent).toHaveLength(0)
})

test('sends only one call when the player presses the button several times', async () => {
  const { sent, done, screen, field, press } = await open()
  await field.fill('ten')
  const button = screen.getByRole('button', { name: 'Send' }).element() as HTMLButtonElement
  for (let tap = 0; tap < 10; tap++) button.click()
  await expect.poll(() => sent).toHaveLength(1)
  const outcome = async (end: string | Error, shown: string) => {
    sent.at(-1)?.end(end)
    await expect.element(screen.getByText(shown)).toBeVisible()
  }
  await outcome(lost, 'failed network')
  await press('Send')
  await outcome(refused, 'failed refused')
  await press('Send')
  await outcome('yes', 'still')
  await press('Send')
  await outcome(lost, 'failed network')
  await field.fill('twenty')
  await press('Send')
  expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2', 'key-3', 'key-4'])
  expect(done).toEqual(['ten: yes'])
})
