import { verifyField, type ValidationRules } from '@lobby/platform/validation'
import { findRow, insertRow, runInTransaction, type Db } from '../../db/sql.ts'
import { agentMemberType, playerMemberType } from '../../seed/agents.ts'
import { computeRequestFingerprint } from '../requestFingerprint.ts'
import type { RowOwner } from '../rowOwner.ts'
import { hashPassword } from '../passwordHash.ts'
import { findMemberById, findMemberByName, normaliseUserName, type Member } from '../members.ts'
import { Refused } from '../refused.ts'
import { requireRunningSession } from '../sessions.ts'
import { requireGrantableRebateRates, upsertRebateRate, type RebateRate } from './rebateRates.ts'

export interface NewDownlineAccount {
  readonly username: string
  readonly password: string
  readonly agent: boolean
  readonly rates: readonly RebateRate[]
}

interface Ask extends RowOwner {
  readonly account: NewDownlineAccount
  readonly rules: ValidationRules
  readonly key: string
  /** The token of the agent's session. */
  readonly token: string
  readonly now: number
}

/**
 * Returns the account that an earlier call with the same idempotency key opened. The stored fingerprint of the request
 * leaves out the password, because a fast hash would make the password easy to guess.
 */
function earlierAccount(db: Db, { tenant, member, key, account }: Ask): Member | undefined {
  const row = findRow<{ opened: number; fingerprint: string }>(db, 'opened_account', { tenant, member, key })
  if (row && row.fingerprint !== computeRequestFingerprint(account.username, account.agent, account.rates))
    throw new Refused('request.key.reused')
  return row && findMemberById(db, tenant, row.opened)
}

/**
 * Opens an account directly below an agent. Repeating a call with the same idempotency key returns the same account.
 * @throws Refused `account.username.invalid`, `account.username.taken`, `account.password.invalid`,
 * `agent.rate.invalid`, `request.key.reused`, `session.ended`
 */
export async function createDownlineAccount(db: Db, ask: Ask): Promise<Member> {
  const { tenant, member, account, rules, key, token, now } = ask
  const before = earlierAccount(db, ask)
  if (before) return before
  const name = verifyField('username', account.username, { required: true, rules })
  if (!name.pass) throw new Refused('account.username.invalid', { field: 'username' })
  const password = verifyField('password', account.password, { required: true, rules })
  if (!password.pass) throw new Refused('account.password.invalid', { field: 'password' })
  const check = (): void => {
    requireGrantableRebateRates(db, ask, account.rates)
    if (findMemberByName(db, tenant, name.value)) throw new Refused('account.username.taken', { field: 'username' })
  }
  check()
  const hash = await hashPassword(password.value)
  return runInTransaction(db, () => {
    // Another call with the same idempotency key or the same name may have finished while the password was hashed.
    const meanwhile = earlierAccount(db, ask)
    if (meanwhile) return meanwhile
    requireRunningSession(db, tenant, token, now)
    check()
    const { id } = insertRow(db, 'member', {
      tenant,
      name: name.value,
      name_key: normaliseUserName(name.value),
      nickname: null,
      password: hash,
      type: account.agent ? agentMemberType : playerMemberType,
      registered_at: now,
      upline: member,
    })
    for (const rate of account.rates) if (rate.rate > 0) upsertRebateRate(db, { tenant, member: id }, member, rate)
    insertRow(db, 'opened_account', {
      tenant,
      member,
      key,
      fingerprint: computeRequestFingerprint(account.username, account.agent, account.rates),
      opened: id,
    })
    const made = findMemberById(db, tenant, id)
    if (!made) throw new Error('The member that was just inserted was not found.')
    return made
  })
}
