import { createTestSandbox, type TestApiResponse, type TestCallOptions, type TestSandbox } from './createTestSandbox.ts'
import { runSql, type Db } from '../db/sql.ts'
import { getWalletBalance } from '../domain/wallet.ts'
import { getDemoPersonId } from './createTestDb.ts'
import { demoPaymentPassword } from '../seed/demoPeople.ts'
import { BRASILIA_NOON_MS } from './createBettingSandbox.ts'

/** A sandbox whose clock is stopped at noon in Brasília, with functions that call it as one member who moves money. */
export interface WalletSandbox {
  readonly sandbox: TestSandbox
  readonly token: string
  /** Calls an operation as the member. Sends a new idempotency key unless `more` contains one. */
  ask(id: string, body?: object, more?: TestCallOptions & { readonly key?: string }): Promise<TestApiResponse>
  /**
   * Calls an operation as the member and returns the `value` of the response.
   * @throws Error when the call is refused
   */
  value<T = Readonly<Record<string, unknown>>>(
    id: string,
    body?: object,
    more?: TestCallOptions & { readonly key?: string },
  ): Promise<T>
  deposit(amountMinor: number, method?: string): Promise<string>
  withdraw(
    amountMinor: number,
    more?: TestCallOptions & { readonly key?: string; readonly paymentPassword?: string },
  ): Promise<TestApiResponse>
  /** Returns the balance from the ledger, in minor units. */
  money(who?: string): number
}

/** Inserts a settled bet of a member of the first tenant, without a game and without ledger entries. */
export const insertSettledBetFixture = (db: Db, who: string, stake: number, at: number): void =>
  void runSql(
    db,
    `INSERT INTO settled_bet (mark, tenant, member, category, stake, payout, at)
     SELECT COALESCE(MAX(mark), 0) + 2, 'north', :member, 'RNG', :stake, 0, :at FROM settled_bet`,
    { member: getDemoPersonId(db, 'north', who), stake, at },
  )

let keys = 0

export async function createWalletSandbox(who = 'ana', limits: object = {}): Promise<WalletSandbox> {
  const sandbox = createTestSandbox({
    now: () => BRASILIA_NOON_MS,
    limits: { password: 1e6, code: 1e6, upload: 1e6, ...limits },
  })
  const token = await sandbox.token(who)
  const ask: WalletSandbox['ask'] = (id, body, { key = `wallet-key-${10_000_000 + keys++}`, headers, ...more } = {}) =>
    sandbox.call(id, { token, ...(body && { body }), ...more, headers: { 'Idempotency-Key': key, ...headers } })
  const value: WalletSandbox['value'] = async (id, body, more) => {
    const answered = await ask(id, body, more)
    if (!answered.body.success) throw new Error(`${id}: ${answered.body.errorCode}`)
    return answered.body.value as never
  }
  return {
    sandbox,
    token,
    ask,
    value,
    deposit: async (amountMinor, method = 'PIX') =>
      (await value<{ deposit: { depositId: string } }>('createDeposit', { method, amountMinor })).deposit.depositId,
    withdraw: async (amountMinor, { paymentPassword = demoPaymentPassword, ...more } = {}) => {
      const [account] = (await value<{ accounts: { accountId: number }[] }>('payoutAccounts')).accounts
      return ask('withdraw', { accountId: account?.accountId ?? 1, amountMinor, paymentPassword }, more)
    },
    money: (name = who) => getWalletBalance(sandbox.db, 'north', getDemoPersonId(sandbox.db, 'north', name)),
  }
}
