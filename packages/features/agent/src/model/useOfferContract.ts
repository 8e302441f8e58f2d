import { endContract, offerContract } from '@lobby/api/operations/agent'
import { invalidate } from '@lobby/platform/query'
import { useMemberCall, type MemberCall } from '@lobby/platform/session'
import { useQueryClient } from '@tanstack/react-query'
import { contractKeys, type Contract, type ContractKind, type ContractTier } from '../queries/contracts.ts'
import { useContractScope } from './useContractScope.ts'

/** The periods that a contract may use. */
export const periods = ['DAY', 'HOUR', 'WEEK', 'HALF_MONTH', 'MONTH'] as const
export type Period = (typeof periods)[number]

export interface OfferInput {
  readonly memberId: number
  readonly kind: ContractKind
  readonly period: Period
  readonly tiers: readonly ContractTier[]
}

/**
 * Offers a contract to a member directly below. Repeating an offer after a lost response keeps its key, so the contract
 * is offered once.
 * @param reporting - makes the call, and reports a failure that the form cannot show
 */
export function useOfferContract(
  onDone: (contract: Contract) => void,
  reporting: (call: () => Promise<Contract>) => Promise<Contract>,
): MemberCall<OfferInput> {
  const refetching = useRefetching()
  const { api } = useContractScope()
  return useMemberCall<OfferInput, Contract>({
    mutationKey: ['offerContract'],
    call: ({ tiers, ...input }, idempotencyKey) =>
      reporting(() =>
        refetching(
          async () =>
            (await api.call(offerContract, { body: { ...input, tiers: [...tiers] }, idempotencyKey })).contract,
        ),
      ),
    onDone,
  })
}

/** Withdraws an offer, or ends an active contract. Repeating it is safe. */
export function useEndContract(onDone: (contract: Contract) => void): MemberCall<{ readonly contractId: number }> {
  const refetching = useRefetching()
  const { api } = useContractScope()
  return useMemberCall<{ readonly contractId: number }, Contract>({
    mutationKey: ['endContract'],
    call: (body) => refetching(async () => (await api.call(endContract, { body })).contract),
    onDone,
  })
}

/** Refetches the lists after a call, whatever its result. */
function useRefetching() {
  const queries = useQueryClient()
  return async <Value>(call: () => Promise<Value>): Promise<Value> => {
    try {
      return await call()
    } finally {
      invalidate(queries, contractKeys)
    }
  }
}
