import { run, type Db } from '../db/sql.ts'
import { addAccount } from '../domain/money/payoutAccounts.ts'
import { keepPaymentPassword, paymentPasswordState } from '../domain/money/paymentPassword.ts'
import { memberByName } from '../domain/people.ts'
import { demoPaymentHash, demoPeople } from './demoPeople.ts'

/** Payment passwords, accounts and uplines of the demo's people; what somebody has already stays as it is. */
export function seedMoney(db: Db, tenant: string, now: number): void {
  for (const { name, payout, upline } of demoPeople) {
    const member = memberByName(db, tenant, name)?.id
    if (member === undefined) continue
    const owner = { tenant, member }
    if (payout && !paymentPasswordState(db, owner, now).set) {
      keepPaymentPassword(db, owner, demoPaymentHash)
      for (const account of payout) addAccount(db, owner, account, now)
    }
    const above = upline === undefined ? undefined : memberByName(db, tenant, upline)?.id
    if (above !== undefined) run(db, 'UPDATE member SET upline = :above WHERE id = :member AND upline IS NULL', { member, above })
  }
}
