import { Refused } from '../domain/refused.ts'
import { startSession } from '../domain/sessions.ts'
import type { OperationHandler, AnyOperationCall } from './call.ts'
import { randomBytes } from 'node:crypto'
import { insertRow, runInTransaction, type Db } from '../db/sql.ts'
import { UNMATCHABLE_PASSWORD_HASH } from '../domain/passwordHash.ts'
import { findMemberByName, normaliseUserName, TRIAL_MEMBER_TYPE, type Member } from '../domain/members.ts'
import { postLedgerEntry } from '../domain/wallet.ts'

/** The play money of a new trial account. */
const OPENING_BALANCE_CENTS = 100_000

/**
 * Creates a trial account with play money.
 * @returns the account's name. It contains 48 random bits, because anybody who knows the name can play with the account
 */
function createTrial(db: Db, tenant: string, now: number): string {
  return runInTransaction(db, () => {
    const name = `trial-${randomBytes(6).toString('hex')}`
    const { id: member } = insertRow(db, 'member', {
      tenant,
      name,
      name_key: normaliseUserName(name),
      password: UNMATCHABLE_PASSWORD_HASH,
      type: TRIAL_MEMBER_TYPE,
      registered_at: now,
    })
    postLedgerEntry(db, {
      tenant,
      member,
      kind: 'opening',
      ref: 'trial',
      amountMinor: OPENING_BALANCE_CENTS,
      key: 'opening',
      at: now,
    })
    return name
  })
}

/**
 * Returns a tenant's trial account by its name.
 * @throws Refused `trial.unknown`, also for trial accounts with a password
 */
function trialByName(db: Db, tenant: string, name: string): Member {
  const member = findMemberByName(db, tenant, name)
  if (member?.type !== TRIAL_MEMBER_TYPE || member.password !== UNMATCHABLE_PASSWORD_HASH || member.disabled)
    throw new Refused('trial.unknown')
  return member
}

/**
 * Counts a request for the rate limit. The limit protects the database from many new accounts, and trial accounts from
 * guessed names.
 */
const takeTrialLimit = ({ services, tenant, client, now }: AnyOperationCall): void =>
  services.limits.trial.take(`${tenant.id} ${client}`, now)

export const createTrialAccount: OperationHandler<'createTrialAccount'> = (call) => {
  takeTrialLimit(call)
  return { trialName: createTrial(call.db, call.tenant.id, call.now) }
}

export const trialAccount: OperationHandler<'trialAccount'> = (call) => {
  takeTrialLimit(call)
  return { trialName: trialByName(call.db, call.tenant.id, call.query.trialName).name }
}

export const trialPlay: OperationHandler<'trialPlay'> = (call) => {
  const { db, now, tenant, trial, query } = call
  takeTrialLimit(call)
  if (!trial) throw new Refused('merchant.mismatch')
  const member = trialByName(db, tenant.id, query.trialName ?? createTrial(db, tenant.id, now))
  return { token: startSession(db, tenant.id, member.id, now), userName: member.name, customerType: member.type }
}
