import { setImmediate } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { selectNumber, selectOne } from '../db/sql.ts'
import { createDownlineAccount } from '../domain/agents/createDownlineAccount.ts'
import { hashPassword } from '../domain/passwordHash.ts'
import { getRegistrationRules } from '../domain/registrationConfig.ts'
import { endSession } from '../domain/sessions.ts'
import { demoPassword, demoPaymentPassword } from '../seed/demoPeople.ts'
import { BRASILIA_NOON_MS } from '../testing/createBettingSandbox.ts'
import { getDemoPersonId } from '../testing/createTestDb.ts'
import { createWalletSandbox, type WalletSandbox } from '../testing/createWalletSandbox.ts'

let wallet: WalletSandbox
beforeEach(async () => {
  wallet = await createWalletSandbox()
})

const paymentPassword = demoPaymentPassword
const calls = {
  withdraw: async () => wallet.ask('withdraw', { accountId: 1, amountMinor: 10_000, paymentPassword }),
  addPayoutAccount: async () =>
    wallet.ask('addPayoutAccount', {
      kind: 'BANK',
      holder: 'Ana Prado',
      bankCode: '341',
      branch: '0001',
      account: '12345-6',
      paymentPassword,
    }),
  transferToUpline: async () =>
    wallet.ask('transferToUpline', { amountMinor: 1_000, paymentPassword }, { query: { moduleId: 'FUNDTRANS3' } }),
  changePaymentPassword: async () =>
    wallet.ask('changePaymentPassword', {
      oldPassword: paymentPassword,
      newPassword: '135790',
      confirmNewPassword: '135790',
    }),
  changePassword: async () =>
    wallet.ask('changePassword', {
      oldPassword: demoPassword,
      newPassword: 'segredo2',
      confirmNewPassword: 'segredo2',
    }),
}
const names = Object.keys(calls) as (keyof typeof calls)[]

/**
 * Starts a call that hashes a password. Ends the session of this call during the hashing, through another session of
 * the same member.
 */
async function endMeanwhile(name: keyof typeof calls) {
  const other = await wallet.sandbox.token('ana')
  // These hashes delay the hash that the call computes.
  const hashing = Array.from({ length: 12 }, () => hashPassword('another password'))
  const call = calls[name]()
  const tried = 'SELECT (SELECT SUM(tries) FROM payment_password) + (SELECT COUNT(*) FROM login_attempt) AS count'
  // Check in every turn of the event loop whether the attempt was counted. A timer could fire too late: after the
  // password was checked.
  while (selectNumber(wallet.sandbox.db, tried) === 0) await setImmediate()
  const ended = await wallet.sandbox.call('endOtherSessions', { token: other, body: {} })
  const answer = await call
  await Promise.all(hashing)
  return { ended: ended.body.value, answer }
}

describe('a session that ends during the check of a password', () => {
  test.each(names)(
    'refuses the operation %s when the member’s session ends while the password is checked',
    { tags: ['B82'] },
    async (name) => {
      const { ended, answer } = await endMeanwhile(name)
      expect(ended).toBe(1)
      expect(answer).toMatchObject({ status: 401, body: { errorCode: 'session.ended' } })
      expect(wallet.money()).toBe(125_000)
    },
  )

  test.each(names)(
    'control: accepts the operation %s when the session does not end while the password is checked',
    { tags: ['B82-control'] },
    async (name) => {
      expect((await calls[name]()).body).toMatchObject({ success: true })
    },
  )
})

describe('a session that ends while the password of a new account is hashed', () => {
  /** Opens an account below the agent. @param meanwhile - runs while the password of the new account is hashed */
  const openBelow = async (meanwhile: (token: string) => void) => {
    const { db, token: signIn } = wallet.sandbox
    const token = await signIn('agent')
    const account = { username: 'nova77', password: 'segredo2', agent: false, rates: [] }
    const opening = createDownlineAccount(db, {
      tenant: 'north',
      member: getDemoPersonId(db, 'north', 'agent'),
      account,
      rules: getRegistrationRules(db, 'north'),
      key: 'open-nova77',
      token,
      now: BRASILIA_NOON_MS,
    })
    meanwhile(token)
    return opening.then(
      ({ name }) => name,
      ({ code }: { code: string }) => code,
    )
  }

  test('opens no account when the agent’s session ends while the password is hashed', { tags: ['B82'] }, async () => {
    expect(await openBelow((token) => endSession(wallet.sandbox.db, 'north', token))).toBe('session.ended')
    expect(selectOne(wallet.sandbox.db, `SELECT id FROM member WHERE name = 'nova77'`)).toBeUndefined()
  })

  test('control: opens the account when the agent’s session does not end', { tags: ['B82-control'] }, async () => {
    expect(await openBelow(() => undefined)).toBe('nova77')
  })
})
