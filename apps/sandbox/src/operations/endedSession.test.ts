import { beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../db/sql.ts'
import { hashPassword } from '../domain/password.ts'
import { demoPassword, demoPaymentPassword } from '../seed/demoPeople.ts'
import { openWallet, type Wallet } from '../testing/openWallet.ts'

let wallet: Wallet
beforeEach(async () => {
  wallet = await openWallet()
})

const paymentPassword = demoPaymentPassword
const calls = {
  withdraw: async () => wallet.ask('withdraw', { accountId: 1, amountMinor: 10_000, paymentPassword }),
  addPayoutAccount: async () => wallet.ask('addPayoutAccount', { kind: 'BANK', holder: 'Ana Prado', bankCode: '341', branch: '0001', account: '12345-6', paymentPassword }),
  transferToUpline: async () => wallet.ask('transferToUpline', { amountMinor: 1_000, paymentPassword }, { query: { moduleId: 'FUNDTRANS3' } }),
  changePaymentPassword: async () =>
    wallet.ask('changePaymentPassword', { oldPassword: paymentPassword, newPassword: '135790', confirmNewPassword: '135790' }),
  changePassword: async () => wallet.ask('changePassword', { oldPassword: demoPassword, newPassword: 'segredo2', confirmNewPassword: 'segredo2' }),
}
const names = Object.keys(calls) as (keyof typeof calls)[]

/** Ends the session, from another one, while a password of the call is being hashed. */
async function endMeanwhile(name: keyof typeof calls) {
  const other = await wallet.sandbox.token('ana')
  // While these are hashed, the call waits for the hash of its password.
  const hashing = Array.from({ length: 12 }, () => hashPassword('another password'))
  const call = calls[name]()
  const tried = 'SELECT (SELECT SUM(tries) FROM payment_password) + (SELECT COUNT(*) FROM login_attempt) AS count'
  await vi.waitUntil(() => (one<{ count: number }>(wallet.sandbox.db, tried)?.count ?? 0) > 0, { interval: 1 })
  const ended = await wallet.sandbox.call('endOtherSessions', { token: other, body: {} })
  const answer = await call
  await Promise.all(hashing)
  return { ended: ended.body.value, answer }
}

describe('a session that is ended while a password is checked in it', () => {
  test.each(names)('does nothing more by %s', { tags: ['B82'] }, async (name) => {
    const { ended, answer } = await endMeanwhile(name)
    expect(ended).toBe(1)
    expect(answer).toMatchObject({ status: 401, body: { errorCode: 'session.ended' } })
    expect(wallet.money()).toBe(125_000)
  })

  test.each(names)('control: in a session that goes on, %s succeeds', { tags: ['B82-control'] }, async (name) => {
    expect((await calls[name]()).body).toMatchObject({ success: true })
  })
})
