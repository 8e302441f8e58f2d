import { describe, expect, test } from 'vitest'
import { selectOne, runSql } from '../db/sql.ts'
import { demoPassword } from '../seed/demoPeople.ts'
import { northMerchant } from '../testing/merchants.ts'
import { createTestDb } from '../testing/createTestDb.ts'
import { sendVerificationCode, type VerificationCodeScope } from './verificationCodes.ts'
import { hashPassword, setPasswordHashCost, verifyPassword } from './passwordHash.ts'
import { changePassword, setPasswordWithSmsCode } from './passwords.ts'
import { findMemberByName, type Member } from './members.ts'
import { getRegistrationRules } from './registrationConfig.ts'
import { startSession } from './sessions.ts'

setPasswordHashCost(8)
const now = Date.UTC(2026, 10, 20)

function open() {
  const db = createTestDb(':memory:', now)
  const ana = (): Member => findMemberByName(db, 'north', 'ana') as Member
  startSession(db, 'north', ana().id, now, 'its-token')
  const change = (newPassword: string, member = ana()): Promise<void> =>
    changePassword(
      db,
      member,
      { oldPassword: demoPassword, newPassword, confirmNewPassword: newPassword },
      'its-token',
      getRegistrationRules(db, 'north'),
      now,
    )
  const isPassword = (password: string): Promise<boolean> => verifyPassword(password, ana().password)
  return { db, ana, change, isPassword }
}

describe('changePassword', () => {
  test(
    'refuses to change the password when a parallel reset by SMS has finished first',
    { tags: ['B50'] },
    async () => {
      const { db, ana, change, isPassword } = open()
      const code: VerificationCodeScope = { tenant: 'north', number: '+5511987650001', purpose: 'reset' }
      sendVerificationCode(
        db,
        { ...code, client: '203.0.113.1' },
        { tenant: northMerchant, language: 'EN', host: 'north.localhost', delivered: true },
        now,
      )
      const { code: verificationCode = '' } = selectOne<{ code: string }>(db, 'SELECT code FROM sms_code') ?? {}
      // The password change and the password reset both begin while the old password is valid. The change continues
      // after the reset is complete.
      const before = ana()
      await setPasswordWithSmsCode(
        db,
        before,
        code,
        { newPassword: 'of-ana-1', verificationCode },
        getRegistrationRules(db, 'north'),
        now,
      )
      const late = change('of-the-thief-1', before)
      await expect(late).rejects.toThrow('modify.old.wrong')
      expect(await isPassword('of-ana-1')).toBe(true)
    },
  )

  test(
    'refuses to change the password when a parallel change of the password has finished first',
    { tags: ['B50'] },
    async () => {
      const { change, isPassword } = open()
      const passwords = ['the-first-1', 'the-second-1']
      const results = await Promise.allSettled(passwords.map((password) => change(password)))
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(await isPassword(passwords[results.findIndex(({ status }) => status === 'fulfilled')] ?? '')).toBe(true)
    },
  )

  test(
    'refuses to change the password when the account is disabled while the password is hashed',
    { tags: ['B50'] },
    async () => {
      const { db, change } = open()
      const late = change('the-first-1')
      runSql(db, `UPDATE member SET disabled = 1 WHERE name = 'ana'`)
      await expect(late).rejects.toThrow('modify.old.wrong')
    },
  )

  test(
    'control: loses one of two parallel new passwords when the old password is not checked a second time',
    { tags: ['B50-control'] },
    async () => {
      const { db, ana, isPassword } = open()
      const changeWithoutSecondCheck = async (password: string): Promise<boolean> => {
        const right = await verifyPassword(demoPassword, ana().password)
        runSql(db, `UPDATE member SET password = :hash WHERE tenant = 'north' AND name = 'ana'`, {
          hash: await hashPassword(password),
        })
        return right
      }
      expect(await Promise.all(['the-first-1', 'the-second-1'].map(changeWithoutSecondCheck))).toEqual([true, true])
      expect(await Promise.all(['the-first-1', 'the-second-1'].map(isPassword))).toContain(false)
    },
  )
})
