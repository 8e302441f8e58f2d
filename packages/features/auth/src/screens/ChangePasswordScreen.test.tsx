import { createSessionFixture, createMemoryStorageBackend, createTestSiteWithMessages } from '@lobby/platform/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { signInPasswordInMemory } from '../model/signInPassword.ts'
import { renderAuthFormOrScreen } from '../testing/renderAuthFormOrScreen.tsx'
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx'

beforeEach(signInPasswordInMemory.forget)

const open = (session?: ReturnType<typeof createSessionFixture>) =>
  renderAuthFormOrScreen(<ChangePasswordScreen />, { path: '/m/changePsw', ...(session && { session }) })

test('shows the screen for a password change to a member with a stored session', { tags: ['AUTH-196'] }, async () => {
  const { screen, timeline } = await open(createSessionFixture())
  await expect.element(screen.getByRole('heading', { name: 'Change password' })).toBeInTheDocument()
  await expect.element(screen.getByLabelText('Username', { exact: true })).toHaveValue('ana')
  expect(timeline).toEqual([])
})

test('redirects a guest from the password change to home', { tags: ['AUTH-197'] }, async () => {
  const { screen } = await open()
  await expect.element(screen.getByText('at /m/home')).toBeVisible()
})

test(
  'redirects a trial account to home, with a notice that a real account is needed',
  { tags: ['AUTH-146'] },
  async () => {
    const { screen, timeline } = await open(
      createSessionFixture({ type: 4, userName: 'trial-1', merchantCode: 'acme01t' }),
    )
    await expect.element(screen.getByText('at /m/home')).toBeVisible()
    expect(timeline).toEqual(['notice for 2000 ms: Please login an actual account to use this function'])
  },
)

describe('ChangePasswordScreen: a stored session', () => {
  /** Opens the screen on a device with a stored session of this member type. */
  async function openStored(type: unknown) {
    const backend = createMemoryStorageBackend()
    await createTestSiteWithMessages({ backend, session: createSessionFixture() })
    const stored = JSON.parse(backend.getItem('MC_SESSION_INFO') ?? '{}') as object
    backend.setItem('MC_SESSION_INFO', JSON.stringify({ ...stored, type }))
    return renderAuthFormOrScreen(<ChangePasswordScreen />, { path: '/m/changePsw', backend })
  }

  test.each([1000, -1])(
    'redirects to home, with a notice that a real account is needed, when the member type is %j',
    { tags: ['U11'] },
    async (type) => {
      const { screen, timeline } = await openStored(type)
      await expect.element(screen.getByText('at /m/home')).toBeVisible()
      expect(timeline).toEqual(['notice for 2000 ms: Please login an actual account to use this function'])
    },
  )

  test('redirects to home without a notice when the member type is null', { tags: ['U11'] }, async () => {
    const { screen, site, timeline } = await openStored(null)
    await expect.element(screen.getByText('at /m/home')).toBeVisible()
    expect([site.session.get(), timeline]).toEqual([null, []])
  })

  test(
    'control: shows the screen for a password change when the member type is a member’s',
    { tags: ['U11-control'] },
    async () => {
      const { screen, location } = await openStored(0)
      await expect.element(screen.getByLabelText('Username', { exact: true })).toHaveValue('ana')
      expect(location()).toBe('/m/changePsw')
    },
  )
})

test('asks the member to change the password after a sign-in with a temporary password', async () => {
  signInPasswordInMemory.keep('ana', 'ABCD-EFGH-2345', Date.now(), { temporary: true })
  const { screen } = await open(createSessionFixture())
  await expect.element(screen.getByText('You signed in with a temporary password. Choose your own now.')).toBeVisible()
})
