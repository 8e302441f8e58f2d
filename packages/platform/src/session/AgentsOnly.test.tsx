import { expect, test } from 'vitest'
import { createSessionFixture } from '../testing/index.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { AgentsOnly } from './AgentsOnly.tsx'

/** @param type The member type in the stored session. It may be invalid. Null means no session. */
const open = (type: unknown) =>
  renderScreen(
    <AgentsOnly>
      <p>for agents</p>
    </AgentsOnly>,
    {
      path: '/m/agent',
      ...(type === null ? { guest: true } : { session: createSessionFixture({ type: type as number }) }),
    },
  )

test('redirects a guest to home without a message', { tags: ['AGEN-006'] }, async () => {
  const { screen, location, logins, notices } = await open(null)
  await expect.poll(location).toBe('/m/home')
  expect(screen.getByText('for agents').query()).toBeNull()
  expect([logins, notices]).toEqual([[], []])
})

test.each([0, 4, 40])(
  'redirects a member of type %i to home without a message',
  { tags: ['AGEN-007'] },
  async (type) => {
    const { screen, location, logins, notices } = await open(type)
    await expect.poll(location).toBe('/m/home')
    expect(screen.getByText('for agents').query()).toBeNull()
    expect([logins, notices]).toEqual([[], []])
  },
)

test.each(['4', '1', undefined, 1.5, -1, 1000])(
  'redirects a session with the invalid type %j to home',
  { tags: ['U11'] },
  async (type) => {
    const { screen, location, notices } = await open(type)
    await expect.poll(location).toBe('/m/home')
    expect(screen.getByText('for agents').query()).toBeNull()
    expect(notices).toEqual([])
  },
)

test.each([1, 2, 41, 42, 999])(
  'control: shows an agent page to an agent of type %i',
  { tags: ['U11-control'] },
  async (type) => {
    const { screen, location } = await open(type)
    await expect.element(screen.getByText('for agents')).toBeVisible()
    expect(location()).toBe('/m/agent')
  },
)
