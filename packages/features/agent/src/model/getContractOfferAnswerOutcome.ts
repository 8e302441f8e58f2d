import type { MemberContracts } from '../queries/contracts.ts'

/**
 * The outcome of a member's answer to a contract offer. `undone`: the platform did not execute the answer, and the
 * offer is still open. `over`: the offer was withdrawn or expired before the answer.
 */
export type ContractOfferAnswerOutcome = 'accepted' | 'refused' | 'undone' | 'over'

/** Derives the outcome of an answer to an offer from the member's current contracts. */
export function getContractOfferAnswerOutcome(
  { offer, active, past }: MemberContracts,
  { contractId }: { readonly contractId: number },
): ContractOfferAnswerOutcome {
  if (offer?.contractId === contractId) return 'undone'
  if (active?.contractId === contractId) return 'accepted'
  const status = past.find((contract) => contract.contractId === contractId)?.status
  if (status === 'ENDED') return 'accepted'
  return status === 'REFUSED' ? 'refused' : 'over'
}
