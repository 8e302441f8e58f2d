import { makeTestSite, type Answers } from '@lobby/platform/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { checkLogin } from './loginRules.ts'

afterEach(() => void vi.useRealTimers())

const path = 'GET /wps/account/registerValidation'
const rules = [
  { name: 'loginUsername', minLength: 5, maxLength: 8, pattern: '[a-z0-9]+' },
  { name: 'loginPassword', minLength: 4 },
]

/** Holds a sign-in against the rules of a platform that answers so. */
const check = (username: string, password: string, answer: Answers[string] = { value: { rules } }) =>
  checkLogin(username, password, { ...makeTestSite({ answers: { [path]: answer } }), language: 'EN' })

describe('a sign-in', () => {
  test.each([
    ['mariana', 'abcd', {}],
    ['ana', 'abcd', { username: 'error.username' }],
    ['mariana', 'abc', { password: 'error.password' }],
    ['ana', 'abc', { username: 'error.username', password: 'error.password' }],
    ['', '', {}],
    ['  ', 'abcd', {}],
  ])(
    'of %j and %j is held against the platform’s rules; of what is empty nothing is said',
    { tags: ['AUTH-123', 'AUTH-124'] },
    async (username, password, problems) => {
      expect((await check(username, password)).problems).toEqual(problems)
    },
  )

  test('has its name as it is sent: without what means nothing', async () => {
    expect((await check(' \u200bmariana ', 'abcd')).username).toBe('mariana')
  })
})

describe('rules that do not come', () => {
  test('are no judge: whoever asked is told', async () => {
    await expect(check('ana', 'abc', () => new Response('gone', { status: 404 }))).rejects.toMatchObject({
      kind: 'status',
      status: 404,
    })
  })

  test('are waited for, for two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let end = ''
    check('ana', 'abc', () => new Promise(() => undefined)).catch((error: Error) => (end = error.message))
    await vi.advanceTimersByTimeAsync(1999)
    expect(end).toBe('')
    await vi.advanceTimersByTimeAsync(1)
    expect(end).toMatch(/did not come in time/)
  })
})
