import { createTestSiteWithMessages } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { createPlatformKeysFixture } from '../testing/createPlatformKeysFixture.ts'
import { renderHookInTestSite } from '../testing/renderHookInTestSite.tsx'
import { RegistrationFieldError, useSendRegistration, type RegistrationHandlers } from './useSendRegistration.ts'

const keys = createPlatformKeysFixture()
const value = { token: 'token-of-bia-0123', userName: 'bia', customerType: 0, firstTimeLogin: true }
const start = { info: '', location: 'BR', maintenance: false, regionRestriction: false, serverTime: Date.now() }
const request = { values: { username: 'bia2026' }, countryDialingCode: '', captchaId: '' }
const checked = { affiliateCode: 'AMIGO10', firebase: undefined }

const done = () => Response.json({ success: true, value })
const lost = () => new Response('gone', { status: 502 })
const refused = (errorCode: string) => () => Response.json({ success: false, errorCode, message: 'No' })

/** Renders the hook. The mocked platform returns these responses to the registrations in order. */
async function registration(
  answers: readonly (() => Response)[],
  check: RegistrationHandlers['check'] = () => Promise.resolve(checked),
) {
  const { encryptionKey, open } = await keys
  const sent: Request[] = []
  const ends: unknown[] = []
  let checks = 0
  const site = await createTestSiteWithMessages({
    merchant: { encryptionKey, minimumAge: 21 },
    answers: {
      'GET /wps/system/startup': { value: start },
      'PUT /wps/account/register': (asked) => answers[sent.push(asked.clone()) - 1]?.() ?? done(),
    },
  })
  const call: RegistrationHandlers = {
    check: (asked) => (checks++, check(asked)),
    onRegistered: (session) => ends.push(session.userName),
    onFailed: (error) => ends.push(error),
  }
  const { now } = await renderHookInTestSite(() => useSendRegistration(call), site)
  const send = async (more: Partial<typeof request> = {}) => {
    const before = ends.length
    now().send({ ...request, ...more })
    await expect.poll(() => ends.length).toBe(before + 1)
    await expect.poll(() => now().busy).toBe(false)
  }
  const startups = () => site.fetch.asked.filter((asked) => asked === 'GET /wps/system/startup').length
  return { now, send, sent, ends, open, checks: () => checks, startups }
}

test('sends the typed values, the values that the check returns, the host name and the minimum age', async () => {
  const firebase = { channel: 'google', idToken: 'id-token-of-bia' } as const
  const it = await registration([], () => Promise.resolve({ affiliateCode: 'AMIGO20', firebase }))
  await it.send()
  expect(await it.open(it.sent[0] as Request)).toMatchObject({
    ...{ username: 'bia2026', affiliateCode: 'AMIGO20', firebaseChannel: 'google', firebaseIdToken: 'id-token-of-bia' },
    ...{ domain: location.hostname, registerMethod: 'H5', confirmedAge: 21 },
  })
  expect(it.ends).toEqual(['bia'])
})

test('sends no second registration while one is running', { tags: ['U2'] }, async () => {
  const it = await registration([])
  for (let press = 0; press < 3; press++) it.now().send(request)
  await expect.poll(() => it.ends).toEqual(['bia'])
  expect([it.sent.length, it.checks()]).toEqual([1, 1])
})

describe('useSendRegistration: the check', () => {
  test('sends no registration when its check finds a problem, and checks again on the next submit', async () => {
    const problem = new RegistrationFieldError('captcha', 'error.captcha')
    const found = [() => Promise.reject(problem), () => Promise.resolve(checked)]
    const it = await registration(
      [],
      () => found.shift()?.() ?? Promise.reject(new Error('The check ran more often than the test expects.')),
    )
    await it.send()
    expect([it.ends, it.sent]).toEqual([[problem], []])
    await it.send()
    expect([it.ends.at(-1), it.checks()]).toEqual(['bia', 2])
  })

  test.each([
    ['repeats a registration with the same idempotency key when the response was lost', [lost], {}, 1],
    ['checks a registration again, with a new key, when the values have changed', [lost], { captchaId: 'another' }, 2],
    ['checks a registration again, with a new key, after a refusal', [refused('account.username.taken')], {}, 2],
    [
      'checks a registration again, with a new key, when the platform could not read the request',
      [() => new Response('', { status: 400 })],
      {},
      2,
    ],
  ] as const)('%s', async (_, answers, more, checks) => {
    const it = await registration(answers)
    await it.send()
    await it.send(more)
    const [first, second] = it.sent.map(({ headers }) => headers.get('Idempotency-Key'))
    expect([it.checks(), first === second]).toEqual([checks, checks === 1])
  })
})

test('fetches the platform’s time one time for all registrations, and again after a rejected time', async () => {
  const it = await registration([refused('account.username.taken'), refused('login.clock')])
  await it.send()
  await it.send()
  expect(it.startups()).toBe(1)
  await it.send()
  expect([it.startups(), it.ends.at(-1)]).toEqual([2, 'bia'])
})
