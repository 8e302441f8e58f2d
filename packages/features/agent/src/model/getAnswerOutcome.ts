import type { Contracts } from '../queries/contracts.ts'

/**
 * The outcome of an answer to an offer. `undone`: the offer is still open. `over`: it was withdrawn or has expired
 * before.
 */
export type AnswerOutcome = 'accepted' | 'refused' | 'undone' | 'over'

/** Determines the outcome of an answer to an offer from the current contracts. */
export function getAnswerOutcome(
  { offer, active, past }: Contracts,
  { contractId }: { readonly contractId: number },
): AnswerOutcome {
  if (offer?.contractId === contractId) return 'undone'
  if (active?.contractId === contractId) return 'accepted'
  const status = past.find((contract) => contract.contractId === contractId)?.status
  if (status === 'ENDED') return 'accepted'
  return status === 'REFUSED' ? 'refused' : 'over'
}
