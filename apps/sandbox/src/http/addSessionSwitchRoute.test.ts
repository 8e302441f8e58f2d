import { expect, test } from 'vitest'
import { createTestSandbox } from '../testing/createTestSandbox.ts'

test('starts a session for a member, and returns the session data that the site stores', async () => {
  const sandbox = createTestSandbox()
  const session = (await sandbox.dev('/session', { merchant: 'north', member: 'ana' })) as { token: string }
  expect(session).toEqual({
    token: expect.stringMatching(/^[0-9a-f]{32}$/),
    userName: 'ana',
    merchantCode: 'n0rth-9',
    type: 0,
    firstTimeLogin: expect.any(Boolean),
  })
  expect((await sandbox.call('memberInfo', { token: session.token })).body.value).toMatchObject({ userName: 'ana' })
  expect(await sandbox.dev('/session', { merchant: 'north', member: 'ana' })).toMatchObject({ firstTimeLogin: false })
})

test.each([
  {},
  { merchant: 'nobody', member: 'ana' },
  { merchant: 'north' },
  { merchant: 'north', member: 'nobody' },
  { merchant: 'north', member: 'staff' },
])('refuses the request %j to the developer switch /session', async (body) => {
  expect(await createTestSandbox().dev('/session', body)).toEqual({
    error: expect.stringMatching(/^(Send \{merchant, member\}|Staff)/),
  })
})
