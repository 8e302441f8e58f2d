import type { RowOwner } from '../domain/rowOwner.ts'
import { isAgent, mayHaveAgentContracts, TRIAL_MEMBER_TYPE } from '../domain/members.ts'
import { Refused } from '../domain/refused.ts'
import { requireRunningSession } from '../domain/sessions.ts'
import { getWalletBalance } from '../domain/wallet.ts'
import { requireSignedInMember, type AnyOperationCall } from './call.ts'

type Asker = Pick<AnyOperationCall, 'tenant' | 'member'>

/** Returns the tenant and the member of a call's session. */
export const getCaller = (call: Asker): RowOwner => ({ tenant: call.tenant.id, member: requireSignedInMember(call).id })

/** Returns the balance of the calling member in minor units. */
export const getCallerBalance = (call: Asker & Pick<AnyOperationCall, 'db'>): number =>
  getWalletBalance(call.db, call.tenant.id, requireSignedInMember(call).id)

/** Returns the value of the header `Idempotency-Key` of a call. */
export const getIdempotencyKey = ({ headers }: Pick<AnyOperationCall, 'headers'>): string =>
  String(headers['Idempotency-Key'])

/** Refuses calls of trial accounts, which have no real money. @throws Refused `account.forbidden` */
export function refuseTrialAccount(call: Asker): void {
  if (requireSignedInMember(call).type === TRIAL_MEMBER_TYPE) throw new Refused('account.forbidden')
}

/**
 * Refuses a call whose session has ended. Call this function after each `await`, because the session may end meanwhile.
 */
export const requireRunningCallSession = ({
  db,
  tenant,
  token,
  now,
}: Pick<AnyOperationCall, 'db' | 'tenant' | 'token' | 'now'>): void => requireRunningSession(db, tenant.id, token, now)

/**
 * Returns the calling member if they are an agent. All refusals of agent operations have the same error, so that the
 * error does not show who is an agent.
 * @throws Refused `account.forbidden`
 */
export function requireAgent(call: Asker): RowOwner {
  if (!isAgent(requireSignedInMember(call))) throw new Refused('account.forbidden')
  return getCaller(call)
}

/**
 * Returns the calling member if they may receive contracts. Some members who are not agents may also receive contracts.
 * @throws Refused `account.forbidden`
 */
export function requireContractReceiver(call: Asker): RowOwner {
  if (!mayHaveAgentContracts(requireSignedInMember(call))) throw new Refused('account.forbidden')
  return getCaller(call)
}

/** Returns the calling agent if they may both receive and offer contracts. @throws Refused `account.forbidden` */
export function requireContractOfferer(call: Asker): RowOwner {
  requireContractReceiver(call)
  return requireAgent(call)
}
