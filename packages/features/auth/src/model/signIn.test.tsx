import { createTestSite, type PlatformResponses } from '@lobby/platform/testing'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LoginCredentials } from '../queries/sendLogin.ts'
import { createPlatformKeysFixture, type TestPlatformKeys } from '../testing/createPlatformKeysFixture.ts'
import { signInPasswordInMemory } from './signInPassword.ts'
import { signIn } from './signIn.ts'

const value = { token: 'token-of-ana-0123', userName: 'ana', customerType: 1, firstTimeLogin: false }
const byName: LoginCredentials = { username: '11987650001', password: 'right-1', captcha: '' }
const byCode: LoginCredentials = { ...byName, type: 'sms', password: '482915', countryDialingCode: '55' }
const byAccount: LoginCredentials = {
  type: 'firebase',
  username: '',
  password: '',
  captcha: '',
  firebaseChannel: 'google',
  firebaseIdToken: 'id-token-of-ana',
}
const HOUR_MS = 3_600_000

let keys: TestPlatformKeys
beforeAll(async () => {
  keys = await createPlatformKeysFixture()
})
beforeEach(() => {
  signInPasswordInMemory.forget()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

/** Signs in on a mocked platform that sends this time. */
async function enter(
  credentials: LoginCredentials,
  startup: PlatformResponses[string] = {
    value: { info: '', location: 'BR', maintenance: false, regionRestriction: false, serverTime: Date.now() + HOUR_MS },
  },
) {
  const sent: Request[] = []
  const site = createTestSite({
    answers: {
      'GET /wps/system/startup': startup,
      'POST /wps/member/login': (request) => (sent.push(request.clone()), Response.json({ success: true, value })),
    },
  })
  const { code } = site.merchant
  const answer = await signIn(credentials, { ...site, merchant: { code, encryptionKey: keys.encryptionKey } })
  return { ...site, answer, body: await keys.open(sent[0] as Request), device: sent[0]?.headers.get('Device') }
}

test('stores the session and its token, and returns the response', { tags: ['AUTH-117'] }, async () => {
  const { answer, session, merchant, device } = await enter(byName)
  expect(answer).toEqual(value)
  expect(session.get()).toMatchObject({ token: value.token, userName: 'ana', merchantCode: merchant.code, type: 1 })
  expect(device).toBeNull()
})

describe('signIn: the time in the body', () => {
  test('sends the platform’s time with the sign-in', async () => {
    expect(Number((await enter(byName)).body['timestamp'])).toBe(Date.now() + HOUR_MS)
  })

  test('sends this device’s time with the sign-in when the platform does not report its time', async () => {
    expect(Number((await enter(byName, () => new Response('', { status: 404 }))).body['timestamp'])).toBe(Date.now())
  })
})

describe('signIn: the password in memory', () => {
  const known = () => [signInPasswordInMemory.of('ana', Date.now()), signInPasswordInMemory.loginOf('ana')]

  test('remembers the password and the typed name in memory after a sign-in', async () => {
    await enter(byName)
    expect(known()).toEqual(['right-1', '11987650001'])
    await enter({ ...byName, type: 'username', username: 'Ana' })
    expect(known()).toEqual(['right-1', 'Ana'])
  })

  test.each([
    ['a code by SMS', byCode],
    ['a third party', byAccount],
  ])('remembers no password in memory after %s', async (_, credentials) => {
    await enter(byName)
    await enter(credentials)
    expect(known()).toEqual([null, 'ana'])
  })
})
