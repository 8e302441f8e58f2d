import { Refused } from '../domain/refused.ts'
import { startSession } from '../domain/sessions.ts'
import type { Handler, AnyCall } from './call.ts'
import { randomBytes } from 'node:crypto'
import { insert, transaction, type Db } from '../db/sql.ts'
import { noPassword } from '../domain/password.ts'
import { memberByName, nameKey, trialType, type Member } from '../domain/people.ts'
import { post } from '../domain/wallet.ts'

/** Cents of play money. */
const openingBalance = 100_000

/**
 * Makes a trial account with play money.
 * @returns its name, with 48 random bits: who knows it plays
 */
function createTrial(db: Db, tenant: string, now: number): string {
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
function trialByName(db: Db, tenant: string, name: string): Member {
  const member = memberByName(db, tenant, name)
  if (member?.type !== trialType || member.password !== noPassword || member.disabled)
    throw new Refused('trial.unknown')
  return member
}

/** Making accounts costs the database, and trying names must not find one. */
const take = ({ services, tenant, client, now }: AnyCall): void =>
  services.limits.trial.take(`${tenant.id} ${client}`, now)

export const createTrialAccount: Handler<'createTrialAccount'> = (call) => {
  take(call)
  return { trialName: createTrial(call.db, call.tenant.id, call.now) }
}

export const trialAccount: Handler<'trialAccount'> = (call) => {
  take(call)
  return { trialName: trialByName(call.db, call.tenant.id, call.query.trialName).name }
}

export const trialPlay: Handler<'trialPlay'> = (call) => {
  const { db, now, tenant, trial, query } = call
  take(call)
  if (!trial) throw new Refused('merchant.mismatch')
  const member = trialByName(db, tenant.id, query.trialName ?? createTrial(db, tenant.id, now))
  return { token: startSession(db, tenant.id, member.id, now), userName: member.name, customerType: member.type }
}
