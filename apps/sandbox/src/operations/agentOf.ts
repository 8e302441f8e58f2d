import type { OperationId } from '@lobby/api'
import type { Owner } from '../domain/owner.ts'
import { isAgent, isContracted } from '../domain/people.ts'
import { Refused } from '../domain/refused.ts'
import { signedIn, type Call } from './call.ts'
import { ownerOf } from './ownerOf.ts'

/**
 * The agent whose call it is. Whoever is none is refused as whoever asks for somebody beyond the own team is: so nothing tells one from the other.
 * @throws Refused `account.forbidden`
 */
export function agentOf(call: Pick<Call<OperationId>, 'tenant' | 'member'>): Owner {
  if (!isAgent(signedIn(call))) throw new Refused('business', 'account.forbidden')
  return ownerOf(call)
}

/** Whom contracts can be offered to: not the same people as agents. @throws Refused `account.forbidden` */
export function contractedOf(call: Pick<Call<OperationId>, 'tenant' | 'member'>): Owner {
  if (!isContracted(signedIn(call))) throw new Refused('business', 'account.forbidden')
  return ownerOf(call)
}

/** An agent to whom contracts can be offered, and who offers them. @throws Refused `account.forbidden` */
export function offererOf(call: Pick<Call<OperationId>, 'tenant' | 'member'>): Owner {
  contractedOf(call)
  return agentOf(call)
}
