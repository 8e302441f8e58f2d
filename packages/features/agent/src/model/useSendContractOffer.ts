import { endContract, offerContract } from '@lobby/api/operations/agent'
import { invalidate } from '@lobby/platform/query'
import { useMemberMutation, type MemberMutation } from '@lobby/platform/session'
import { useQueryClient } from '@tanstack/react-query'
import { CONTRACT_QUERY_KEY_PREFIX, type Contract, type ContractKind, type ContractTier } from '../queries/contracts.ts'
import { useContractQueryParameters } from './useContractQueryParameters.ts'

/** The payment periods of contracts. */
export const contractPeriods = ['DAY', 'HOUR', 'WEEK', 'HALF_MONTH', 'MONTH'] as const
export type ContractPeriod = (typeof contractPeriods)[number]

export interface ContractOfferInput {
  readonly memberId: number
  readonly kind: ContractKind
  readonly period: ContractPeriod
  readonly tiers: readonly ContractTier[]
}

/**
 * Returns the mutation that offers a contract to a member directly below the agent. Resends an offer whose response was
 * lost with the same idempotency key, so that the platform offers the contract one time.
 * @param reporting - runs the API call, and reports a failure that the form cannot show
 */
export function useSendContractOffer(
  onDone: (contract: Contract) => void,
  reporting: (call: () => Promise<Contract>) => Promise<Contract>,
): MemberMutation<ContractOfferInput> {
  const refetching = useRefetching()
  const { api } = useContractQueryParameters()
  return useMemberMutation<ContractOfferInput, Contract>({
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

/** Returns the mutation that withdraws an offer or ends an active contract. Repeated calls have no further effect. */
export function useEndContract(onDone: (contract: Contract) => void): MemberMutation<{ readonly contractId: number }> {
  const refetching = useRefetching()
  const { api } = useContractQueryParameters()
  return useMemberMutation<{ readonly contractId: number }, Contract>({
    mutationKey: ['endContract'],
    call: (body) => refetching(async () => (await api.call(endContract, { body })).contract),
    onDone,
  })
}

/** Returns a function that runs an API call, and refetches the contract lists after it has succeeded or failed. */
function useRefetching() {
  const queries = useQueryClient()
  return async <Value>(call: () => Promise<Value>): Promise<Value> => {
    try {
      return await call()
    } finally {
      invalidate(queries, CONTRACT_QUERY_KEY_PREFIX)
    }
  }
}
