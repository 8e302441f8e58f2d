import { randomBytes } from 'node:crypto'
import { insert, transaction, type Db } from '../db/sql.ts'
import { noPassword } from './password.ts'
import { memberByName, nameKey, trialType, type Member } from './people.ts'
import { Refused } from './refused.ts'
import { post } from './wallet.ts'

/** Cents of play money. */
const openingBalance = 100_000

/**
 * Makes a trial account with play money.
 * @returns its name, with 48 random bits: who knows it plays
 */
export function createTrial(db: Db, tenant: string, now: number): string {
  return transaction(db, () => {
    const name = `trial-${randomBytes(6).toString('hex')}`
    const { id: member } = insert(db, 'member', {
      tenant,
      name,
      name_key: nameKey(name),
      password: noPassword,
      type: trialType,
      registered_at: now,
    })
    post(db, { tenant, member, kind: 'opening', ref: 'trial', amountMinor: openingBalance, key: 'opening', at: now })
    return name
  })
}

/**
 * A trial account of this tenant that was made without a password.
 * @throws Refused `trial.unknown`; for trial accounts that have a password too
 */
export function trialByName(db: Db, tenant: string, name: string): Member {
  const member = memberByName(db, tenant, name)
  if (member?.type !== trialType || member.password !== noPassword || member.disabled)
    throw new Refused('trial.unknown')
  return member
}
