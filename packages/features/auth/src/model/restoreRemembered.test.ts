import { makeTestSite } from '@lobby/platform/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { passwordInMemory } from './passwordInMemory.ts'
import { restoreRemembered } from './restoreRemembered.ts'

beforeEach(passwordInMemory.forget)

const login = { type: 'username', username: 'Ana', password: 'c2VhbGVk', countryDialingCode: '' }
const salt = 'salt-of-before'

/** What is remembered after a change of ana's password, where this was before. */
async function after(remember: unknown, rememberSalt: unknown = salt) {
  const { storage } = makeTestSite()
  if (remember !== null) storage.set('remember', remember)
  if (rememberSalt !== null) storage.set('rememberSalt', rememberSalt)
  await restoreRemembered(storage, 'ana', 'fresh-22')
  return [storage.get('remember'), storage.get('rememberSalt')]
}

// Whether it is the new password stands in changePasswordCall.test.tsx: here is no device that keeps a secret.
describe('after a change of the password', () => {
  test(
    'a login of this member is kept anew, under its name as it was typed and another salt',
    { tags: ['AUTH-210'] },
    async () => {
      const [remembered, another] = await after(login)
      expect(remembered).toEqual({ ...login, password: '' })
      expect(another).not.toBe(salt)
    },
  )

  test('also where the member has signed in as something else, such as a mobile number', async () => {
    passwordInMemory.keep('ana', 'right-1', Date.now(), { login: '11987650001' })
    const byNumber = { ...login, username: '11987650001' }
    expect((await after(byNumber))[0]).toEqual({ ...byNumber, password: '' })
  })

  test.each([
    ['somebody else’s', { ...login, username: 'bob' }, salt],
    ['one by SMS, which has no password', { ...login, type: 'sms' }, salt],
    ['one without its salt', login, null],
    ['a salt that is none', login, 7],
    ['none', null, salt],
    ['what is no login', { username: 'ana' }, salt],
  ])('%s stays as it is', async (_, remember, rememberSalt) => {
    expect(await after(remember, rememberSalt)).toEqual([remember, rememberSalt])
  })

  test('an old password that another build left for this visit goes', { tags: ['AUTH-209'] }, async () => {
    const { storage } = makeTestSite()
    storage.set('oldPassword', 'right-1')
    await restoreRemembered(storage, 'ana', 'fresh-22')
    expect(storage.get('oldPassword')).toBeNull()
  })
})
