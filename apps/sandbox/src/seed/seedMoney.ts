import { DAY_MS } from '@lobby/platform/calendar'
import { one, run, type Db } from '../db/sql.ts'
import { addAccount } from '../domain/money/payoutAccounts.ts'
import { keepPaymentPassword, paymentPasswordState } from '../domain/money/paymentPassword.ts'
import type { Owner } from '../domain/owner.ts'
import { memberByName } from '../domain/people.ts'
import type { Tenant } from '../domain/tenants.ts'
import { demoPaymentHash, demoPeople } from './demoPeople.ts'
import { openedDaysAgo, seedHistory, seedShortHistory } from './seedHistory.ts'

/** Payment passwords, accounts and uplines of the demo's people; what somebody has already stays as it is. @param withHistory - whether they have a past */
export function seedMoney(
  db: Db,
  { id: tenant, currency }: Pick<Tenant, 'id' | 'currency'>,
  now: number,
  withHistory: boolean,
): void {
  for (const { name, payout, upline, past } of demoPeople) {
    const member = memberByName(db, tenant, name)?.id
    if (member === undefined) continue
    const owner = { tenant, member }
    if (payout && !paymentPasswordState(db, owner, now).set) {
      keepPaymentPassword(db, owner, demoPaymentHash)
      const at = withHistory && past ? now - openedDaysAgo.long * DAY_MS : now
      for (const account of payout) addAccount(db, owner, account, at)
    }
    if (withHistory && past && isNew(db, owner)) {
      if (past === 'long') seedHistory(db, owner, currency, now)
      else seedShortHistory(db, owner, now)
    }
    const above = upline === undefined ? undefined : memberByName(db, tenant, upline)?.id
    if (above !== undefined)
      run(db, 'UPDATE member SET upline = :above WHERE id = :member AND upline IS NULL', { member, above })
  }
}

/** Whether a member has nothing but an opening balance. */
const isNew = (db: Db, { tenant, member }: Owner): boolean =>
  one(db, `SELECT 1 FROM ledger WHERE tenant = :tenant AND member = :member AND kind <> 'opening'`, {
    tenant,
    member,
  }) === undefined
