import { run, type Db } from '../db/sql.ts'
import { addAccount } from '../domain/money/payoutAccounts.ts'
import { keepPaymentPassword, paymentPasswordState } from '../domain/money/paymentPassword.ts'
import { memberByName } from '../domain/people.ts'
import { balanceOf } from '../domain/wallet.ts'
import { giveReward } from '../domain/promotions/rewards.ts'
import { seedHistory } from './seedHistory.ts'
import { demoPaymentHash, demoPeople } from './demoPeople.ts'

/** Payment passwords, accounts and uplines of the demo's people; what somebody has already stays as it is. @param withHistory - whether they have a past */
export function seedMoney(db: Db, tenant: string, now: number, withHistory: boolean): void {
  for (const { name, payout, upline, history, opening, rewards } of demoPeople) {
    const member = memberByName(db, tenant, name)?.id
    if (member === undefined) continue
    const owner = { tenant, member }
    if (payout && !paymentPasswordState(db, owner, now).set) {
      keepPaymentPassword(db, owner, demoPaymentHash)
      for (const account of payout) addAccount(db, owner, account, now)
    }
    if (withHistory && history && balanceOf(db, tenant, member) === 0) seedHistory(db, owner, opening, now)
    if (withHistory && rewards) seedRewards(db, owner, now)
    const above = upline === undefined ? undefined : memberByName(db, tenant, upline)?.id
    if (above !== undefined) run(db, 'UPDATE member SET upline = :above WHERE id = :member AND upline IS NULL', { member, above })
  }
}

const day = 86_400_000

/** What the house has given: to be taken, and one that nobody took in time. */
function seedRewards(db: Db, owner: { readonly tenant: string; readonly member: number }, now: number): void {
  const give = (kind: 'CASHBACK' | 'SPIN' | 'LEVEL', EN: string, PT: string, amountMinor: number, age: number, life: number): void =>
    giveReward(db, { ...owner, kind, source: `demo ${kind}`, titles: { EN, PT }, amountMinor, givenAt: now - age * day, expiresAt: now + (life - age) * day })
  give('SPIN', 'Lucky wheel of last month', 'Roda da sorte do mês passado', 500, 20, 7)
  give('LEVEL', 'You reached a new level', 'Você chegou a um novo nível', 2_500, 6, 30)
  give('CASHBACK', 'Cashback of the week', 'Cashback da semana', 1_840, 1, 7)
}
