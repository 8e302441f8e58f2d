import type { Contracts } from '../queries/contracts.ts'

/** What has become of an answer: `undone` where the offer still waits, `over` where it was taken back or has expired before. */
export type Outcome = 'accepted' | 'refused' | 'undone' | 'over'

/** Reads what has become of an answer to an offer from the contracts as they are now. */
export function outcomeOf(
  { offer, active, past }: Contracts,
  { contractId }: { readonly contractId: number },
): Outcome {
  if (offer?.contractId === contractId) return 'undone'
  if (active?.contractId === contractId) return 'accepted'
  const status = past.find((contract) => contract.contractId === contractId)?.status
  if (status === 'ENDED') return 'accepted'
  return status === 'REFUSED' ? 'refused' : 'over'
}
