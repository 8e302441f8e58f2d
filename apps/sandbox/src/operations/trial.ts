import type { OperationId } from '@lobby/api'
import { Refused } from '../domain/refused.ts'
import { startSession } from '../domain/sessions.ts'
import { createTrial, trialByName } from '../domain/trials.ts'
import type { Call, Handler } from './call.ts'

/** Making accounts costs the database, and trying names must not find one. */
const take = ({ services, tenant, client, now }: Call<OperationId>): void =>
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
