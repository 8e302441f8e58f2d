import type { Owner } from '../domain/owner.ts'
import { isAgent, isContracted, trialType } from '../domain/people.ts'
import { Refused } from '../domain/refused.ts'
import { demandRunning } from '../domain/sessions.ts'
import { balanceOf } from '../domain/wallet.ts'
import { signedIn, type AnyCall } from './call.ts'

type Asker = Pick<AnyCall, 'tenant' | 'member'>

/** Returns the tenant and the member of a call's session. */
export const ownerOf = (call: Asker): Owner => ({ tenant: call.tenant.id, member: signedIn(call).id })

/** Returns the balance of the calling member in cents. */
export const moneyOf = (call: Asker & Pick<AnyCall, 'db'>): number =>
  balanceOf(call.db, call.tenant.id, signedIn(call).id)

/** Returns the idempotency key of a call. */
export const keyOf = ({ headers }: Pick<AnyCall, 'headers'>): string => String(headers['Idempotency-Key'])

/** Refuses calls of trial accounts, which have no real money. @throws Refused `account.forbidden` */
export function forReal(call: Asker): void {
  if (signedIn(call).type === trialType) throw new Refused('account.forbidden')
}

/** Checks that the session of a call still runs. Call it after an `await`, as described at `demandRunning`. */
export const demandSession = ({ db, tenant, token, now }: Pick<AnyCall, 'db' | 'tenant' | 'token' | 'now'>): void =>
  demandRunning(db, tenant.id, token, now)

/**
 * Returns the agent who makes a call. Other members get the same error as an agent who asks for a member outside of the
 * team, so that the error does not show who is an agent.
 * @throws Refused `account.forbidden`
 */
export function agentOf(call: Asker): Owner {
  if (!isAgent(signedIn(call))) throw new Refused('account.forbidden')
  return ownerOf(call)
}

/** Returns the calling member, who may receive contracts. These are not the same members as agents. @throws Refused `account.forbidden` */
export function contractedOf(call: Asker): Owner {
  if (!isContracted(signedIn(call))) throw new Refused('account.forbidden')
  return ownerOf(call)
}

/** Returns the calling agent, who may both receive and offer contracts. @throws Refused `account.forbidden` */
export function offererOf(call: Asker): Owner {
  contractedOf(call)
  return agentOf(call)
}
