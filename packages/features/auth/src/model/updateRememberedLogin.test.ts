import { createTestSite } from '@lobby/platform/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { signInPasswordInMemory } from './signInPassword.ts'
import { updateRememberedLogin } from './updateRememberedLogin.ts'

beforeEach(signInPasswordInMemory.forget)

const login = { type: 'username', username: 'Ana', password: 'c2VhbGVk', countryDialingCode: '' }
const salt = 'salt-of-before'

/** Returns the stored login and its salt after a change of the member ana's password. */
async function after(remember: unknown, rememberSalt: unknown = salt) {
  const { storage } = createTestSite()
  if (remember !== null) storage.set('remember', remember)
  if (rememberSalt !== null) storage.set('rememberSalt', rememberSalt)
  await updateRememberedLogin(storage, 'ana', 'fresh-22')
  return [storage.get('remember'), storage.get('rememberSalt')]
}

// No cipher is available in these tests, so the stored password stays empty. `changePasswordCall.test.tsx` tests the
// stored password.
describe('updateRememberedLogin', () => {
  test('stores the login of the member again, with the same name and a new salt', { tags: ['AUTH-210'] }, async () => {
    const [remembered, another] = await after(login)
    expect(remembered).toEqual({ ...login, password: '' })
    expect(another).not.toBe(salt)
  })

  test('updates the remembered login when the member signed in with a mobile number', async () => {
    signInPasswordInMemory.keep('ana', 'right-1', Date.now(), { login: '11987650001' })
    const byNumber = { ...login, username: '11987650001' }
    expect((await after(byNumber))[0]).toEqual({ ...byNumber, password: '' })
  })

  test.each([
    ['the login of another member', { ...login, username: 'bob' }, salt],
    ['a login by SMS, which has no password,', { ...login, type: 'sms' }, salt],
    ['a login without its salt', login, null],
    ['a login with a malformed salt', login, 7],
    ['an empty storage', null, salt],
    ['a malformed login', { username: 'ana' }, salt],
  ])('does not change %s after a password change', async (_, remember, rememberSalt) => {
    expect(await after(remember, rememberSalt)).toEqual([remember, rememberSalt])
  })

  test('removes the password entry that an earlier build stored for this visit', { tags: ['AUTH-209'] }, async () => {
    const { storage } = createTestSite()
    storage.set('oldPassword', 'right-1')
    await updateRememberedLogin(storage, 'ana', 'fresh-22')
    expect(storage.get('oldPassword')).toBeNull()
  })
})
