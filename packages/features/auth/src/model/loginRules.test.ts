import { createTestSite, type PlatformResponses } from '@lobby/platform/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { validateLogin } from './loginRules.ts'

afterEach(() => void vi.useRealTimers())

const path = 'GET /wps/account/registerValidation'
const rules = [
  { name: 'loginUsername', minLength: 5, maxLength: 8, pattern: '[a-z0-9]+' },
  { name: 'loginPassword', minLength: 4 },
]

/** Validates a sign-in. The mocked platform sends `answer` as its validation rules. */
const check = (username: string, password: string, answer: PlatformResponses[string] = { value: { rules } }) =>
  validateLogin(username, password, { ...createTestSite({ answers: { [path]: answer } }), language: 'EN' })

describe('validateLogin', () => {
  test.each([
    ['mariana', 'abcd', {}],
    ['ana', 'abcd', { username: 'error.username' }],
    ['mariana', 'abc', { password: 'error.password' }],
    ['ana', 'abc', { username: 'error.username', password: 'error.password' }],
    ['', '', {}],
    ['  ', 'abcd', {}],
  ])(
    'validates username %j and password %j by the platform’s rules, and ignores empty values',
    { tags: ['AUTH-123', 'AUTH-124'] },
    async (username, password, problems) => {
      expect((await check(username, password)).problems).toEqual(problems)
    },
  )

  test('returns the normalised username of a validated sign-in', async () => {
    expect((await check(' \u200bmariana ', 'abcd')).username).toBe('mariana')
  })
})

describe('validateLogin: rules that do not load', () => {
  test('throws the error of the rules when the rules fail to load', async () => {
    await expect(check('ana', 'abc', () => new Response('gone', { status: 404 }))).rejects.toMatchObject({
      kind: 'status',
      status: 404,
    })
  })

  test('throws when the rules do not load within two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let end = ''
    check('ana', 'abc', () => new Promise(() => undefined)).catch((error: Error) => (end = error.message))
    await vi.advanceTimersByTimeAsync(1999)
    expect(end).toBe('')
    await vi.advanceTimersByTimeAsync(1)
    expect(end).toMatch(/did not load in time/)
  })
})
