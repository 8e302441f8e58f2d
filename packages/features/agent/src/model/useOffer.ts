import { endContract, offerContract } from '@lobby/api/operations/agent'
import { askAnew } from '@lobby/platform/query'
import { useMemberCall, type MemberCall } from '@lobby/platform/session'
import { useQueryClient } from '@tanstack/react-query'
import { contractKeys, type Contract, type ContractKind, type ContractTier } from '../queries/contracts.ts'
import { useContractScope } from './useContractScope.ts'

/** The periods that a contract may be counted by. */
export const periods = ['DAY', 'HOUR', 'WEEK', 'HALF_MONTH', 'MONTH'] as const
export type Period = (typeof periods)[number]

export interface OfferInput {
  readonly memberId: number
  readonly kind: ContractKind
  readonly period: Period
  readonly tiers: readonly ContractTier[]
}

/**
 * Offers a contract to somebody directly below. What is sent again after its answer was lost keeps its key: it is offered once.
 * @param reporting Makes the call, and reports why it failed where the form cannot
 */
export function useOffer(
  onDone: (contract: Contract) => void,
  reporting: (call: () => Promise<Contract>) => Promise<Contract>,
): MemberCall<OfferInput> {
  const renewing = useRenewing()
  const { api } = useContractScope()
  return useMemberCall<OfferInput, Contract>({
    mutationKey: ['offerContract'],
    call: ({ tiers, ...input }, idempotencyKey) =>
      reporting(() =>
        renewing(
          async () =>
            (await api.call(offerContract, { body: { ...input, tiers: [...tiers] }, idempotencyKey })).contract,
        ),
      ),
    onDone,
  })
}

/** Takes an offer back, or ends a contract that runs. Twice changes nothing more. */
export function useEnd(onDone: (contract: Contract) => void): MemberCall<{ readonly contractId: number }> {
  const renewing = useRenewing()
  const { api } = useContractScope()
  return useMemberCall<{ readonly contractId: number }, Contract>({
    mutationKey: ['endContract'],
    call: (body) => renewing(async () => (await api.call(endContract, { body })).contract),
    onDone,
  })
}

/** Whatever has become of a call, the lists are asked for anew. */
function useRenewing() {
  const queries = useQueryClient()
  return async <Value>(call: () => Promise<Value>): Promise<Value> => {
    try {
      return await call()
    } finally {
      askAnew(queries, contractKeys)
    }
  }
}
