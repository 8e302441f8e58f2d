import { expect, test } from 'vitest'
import { makeSession } from '../testing/index.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { AgentsOnly } from './AgentsOnly.tsx'

/** @param type of the stored session, as it is found there; null for no session */
const open = (type: unknown) =>
  renderScreen(
    <AgentsOnly>
      <p>for agents</p>
    </AgentsOnly>,
    { path: '/m/agent', ...(type === null ? { guest: true } : { session: makeSession({ type: type as number }) }) },
  )

test('without a session the page is home, without a word', { tags: ['AGEN-006'] }, async () => {
  const { screen, location, logins, notices } = await open(null)
  await expect.poll(location).toBe('/m/home')
  expect(screen.getByText('for agents').query()).toBeNull()
  expect([logins, notices]).toEqual([[], []])
})

test.each([0, 4, 40])('a member of type %i is sent home, without a word', { tags: ['AGEN-007'] }, async (type) => {
  const { screen, location, logins, notices } = await open(type)
  await expect.poll(location).toBe('/m/home')
  expect(screen.getByText('for agents').query()).toBeNull()
  expect([logins, notices]).toEqual([[], []])
})

test.each(['4', '1', undefined, 1.5, -1, 1000])(
  'nor is the page for a session whose type is %j',
  { tags: ['U11'] },
  async (type) => {
    const { screen, location, notices } = await open(type)
    await expect.poll(location).toBe('/m/home')
    expect(screen.getByText('for agents').query()).toBeNull()
    expect(notices).toEqual([])
  },
)

test.each([1, 2, 41, 42, 999])(
  'control: to an agent of type %i it is there',
  { tags: ['U11-control'] },
  async (type) => {
    const { screen, location } = await open(type)
    await expect.element(screen.getByText('for agents')).toBeVisible()
    expect(location()).toBe('/m/agent')
  },
)
