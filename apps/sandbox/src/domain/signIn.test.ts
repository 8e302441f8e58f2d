import { describe, expect, test } from 'vitest'
import { selectAll, runSql } from '../db/sql.ts'
import { countPasswordHashes } from '../testing/countWork.ts'
import { createTestDb } from '../testing/createTestDb.ts'
import { verifyPassword } from './passwordHash.ts'
import { findMemberByName } from './members.ts'
import { demoPassword } from '../seed/demoPeople.ts'
import { signIn } from './signIn.ts'

const now = Date.UTC(2026, 10, 20)
const db = createTestDb(':memory:', now)
const people = ['nobody.here', 'ana', 'off', 'staff', '11987650001', '11999990000'] as const

describe('signIn with wrong credentials', { tags: ['U14'] }, () => {
  test.each(people)(
    'computes exactly one password hash when the sign-in of the user %s is refused',
    async (username) => {
      const ask = { tenant: 'north', trial: false, username, password: 'wrong', captcha: '', captchaId: '' }
      expect(await countPasswordHashes(() => expect(signIn(db, ask, now)).rejects.toThrow('login.failed'))).toBe(1)
    },
  )

  test(
    'control: computes no password hash for an unknown member when UNUSABLE_HASH is not used',
    { tags: ['U14-control'] },
    async () => {
      const checkExistingOnly = async (name: string): Promise<boolean> => {
        const member = findMemberByName(db, 'north', name)
        return member !== undefined && !member.disabled && (await verifyPassword('wrong', member.password))
      }
      const work = []
      for (const name of people) work.push(await countPasswordHashes(() => checkExistingOnly(name)))
      expect(work).toEqual([0, 1, 0, 1, 0, 0])
    },
  )
})

describe('signIn', () => {
  test.each([
    ['the password was changed', `password = 'another'`],
    ['the account was disabled', 'disabled = 1'],
  ])('refuses a sign-in when %s while the password is being checked', { tags: ['B50'] }, async (_what, change) => {
    const fresh = createTestDb(':memory:', now)
    const ask = { tenant: 'north', trial: false, username: 'ana', password: demoPassword, captcha: '', captchaId: '' }
    const late = signIn(fresh, ask, now)
    runSql(fresh, `UPDATE member SET ${change} WHERE name = 'ana'`)
    await expect(late).rejects.toThrow('login.failed')
    expect(selectAll(fresh, 'SELECT 1 FROM session')).toEqual([])
  })
})
