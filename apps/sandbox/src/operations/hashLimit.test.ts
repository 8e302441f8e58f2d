import { describe, expect, test } from 'vitest'
import { demoPaymentPassword } from '../seed/demoPeople.ts'
import { hashPassword, verifyPassword } from '../domain/passwordHash.ts'
import { createWalletSandbox, type WalletSandbox } from '../testing/createWalletSandbox.ts'

/** Runs a call while the process computes 16 password hashes, the maximum number of parallel hashes. */
async function whileBusy<T>(call: () => Promise<T>): Promise<T> {
  const over = new AbortController()
  const hashOn = async (): Promise<void> => {
    while (!over.signal.aborted) await hashPassword('another password')
  }
  const hashing = Array.from({ length: 16 }, hashOn)
  try {
    return await call()
  } finally {
    over.abort()
    await Promise.all(hashing)
  }
}

const busy = { status: 429, body: { errorCode: 'limit.exceeded' } }
const repeat = async <T>(times: number, call: () => Promise<T>): Promise<T[]> => {
  const answers = []
  for (let at = 0; at < times; at++) answers.push(await call())
  return answers
}
const limits = { login: 1e6, logins: 1e6 }

describe('a server at its limit of parallel hashes', () => {
  const pay = (wallet: WalletSandbox, paymentPassword = demoPaymentPassword) =>
    wallet.value('checkPaymentPassword', { paymentPassword })

  test(
    'counts no attempt at a payment password when too many password hashes are in progress',
    { tags: ['B51'] },
    async () => {
      const wallet = await createWalletSandbox('ana', limits)
      const ask = () => wallet.ask('checkPaymentPassword', { paymentPassword: demoPaymentPassword })
      for (const answer of await whileBusy(() => repeat(6, ask))) expect(answer).toMatchObject(busy)
      expect(await pay(wallet)).toMatchObject({ right: true, triesLeft: 5, lockedSeconds: 0 })
    },
  )

  test('counts no failed sign-in when too many password hashes are in progress', { tags: ['B51'] }, async () => {
    const { sandbox } = await createWalletSandbox('ana', limits)
    for (const answer of await whileBusy(() => repeat(4, () => sandbox.login('ana'))))
      expect(answer).toMatchObject(busy)
    expect((await sandbox.login('ana')).body.success).toBe(true)
  })

  test(
    'counts no attempt to change a password when too many password hashes are in progress',
    { tags: ['B51'] },
    async () => {
      const wallet = await createWalletSandbox('ana', limits)
      const change = () =>
        wallet.ask('changePassword', {
          oldPassword: 'Lobby2026',
          newPassword: 'segredo2',
          confirmNewPassword: 'segredo2',
        })
      for (const answer of await whileBusy(() => repeat(6, change))) expect(answer).toMatchObject(busy)
      expect((await change()).body.success).toBe(true)
    },
  )

  test(
    'control: locks the payment password after five wrong attempts when few password hashes are in progress',
    { tags: ['B51-control'] },
    async () => {
      const wallet = await createWalletSandbox('ana', limits)
      await whileBusy(() => expect(verifyPassword(demoPaymentPassword, undefined)).rejects.toThrow('limit.exceeded'))
      await repeat(5, () => pay(wallet, '000001'))
      expect(
        await wallet.value('checkPaymentPassword', { paymentPassword: demoPaymentPassword }).catch(String),
      ).toContain('payment.password.locked')
    },
  )
})
