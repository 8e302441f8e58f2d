import { makeSession } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { renderAgent } from '../testing/renderAgent.tsx'
import { AgentsOnly } from './AgentsOnly.tsx'

/** @param type of the stored session, as it is found there; null for no session */
const open = (type: unknown) =>
  renderAgent(
    '/m/agent',
    <AgentsOnly>
      <p>for agents</p>
    </AgentsOnly>,
    type === null ? { type } : { session: makeSession({ type: type as number }) },
  )

test('[AGEN-006] without a session the page is home, without a word', async () => {
  const { screen, place, logins, notices } = await open(null)
  await expect.poll(place).toBe('/m/home')
  expect(screen.getByText('for agents').query()).toBeNull()
  expect([logins, notices]).toEqual([[], []])
})

test.each([0, 4, 40])('[AGEN-007] a member of type %i is sent home, without a word', async (type) => {
  const { screen, place, logins, notices } = await open(type)
  await expect.poll(place).toBe('/m/home')
  expect(screen.getByText('for agents').query()).toBeNull()
  expect([logins, notices]).toEqual([[], []])
})

test.each(['4', '1', undefined, 1.5, -1, 1000])('U11: nor is the page for a session whose type is %j', async (type) => {
  const { screen, place, notices } = await open(type)
  await expect.poll(place).toBe('/m/home')
  expect(screen.getByText('for agents').query()).toBeNull()
  expect(notices).toEqual([])
})

test.each([1, 2, 41, 42, 999])('U11, the control: to an agent of type %i it is there', async (type) => {
  const { screen, place } = await open(type)
  await expect.element(screen.getByText('for agents')).toBeVisible()
  expect(place()).toBe('/m/agent')
})
