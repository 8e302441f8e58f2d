import { makeSession } from '@lobby/platform/testing'
import { beforeEach, expect, test } from 'vitest'
import { passwordInMemory } from '../model/passwordInMemory.ts'
import { renderAccount } from '../testing/renderAccount.tsx'
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx'

beforeEach(passwordInMemory.forget)

const open = (session?: ReturnType<typeof makeSession>) =>
  renderAccount(<ChangePasswordScreen />, { path: '/m/changePsw', ...(session && { session }) })

test('with a stored session it is shown, for its member', { tags: ['AUTH-196'] }, async () => {
  const { screen, timeline } = await open(makeSession())
  await expect.element(screen.getByRole('heading', { name: 'Change password' })).toBeInTheDocument()
  await expect.element(screen.getByLabelText('Username', { exact: true })).toHaveValue('ana')
  expect(timeline).toEqual([])
})

test('without one it sends to home', { tags: ['AUTH-197'] }, async () => {
  const { screen } = await open()
  await expect.element(screen.getByText('at /m/home')).toBeVisible()
})

test('a trial account is told to use a real one, and sent to home', { tags: ['AUTH-146'] }, async () => {
  const { screen, timeline } = await open(makeSession({ type: 4, userName: 'trial-1', merchantCode: 'acme01t' }))
  await expect.element(screen.getByText('at /m/home')).toBeVisible()
  expect(timeline).toEqual(['notice for 2000 ms: Please login an actual account to use this function'])
})

test('whoever came in with a temporary password is asked to choose an own one', async () => {
  passwordInMemory.keep('ana', 'ABCD-EFGH-2345', Date.now(), { temporary: true })
  const { screen } = await open(makeSession())
  await expect.element(screen.getByText('You came in with a temporary password. Choose your own now.')).toBeVisible()
})
