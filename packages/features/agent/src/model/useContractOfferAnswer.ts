import { answerContract } from '@lobby/api/operations/agent'
import { isMoneyOrderOutcomeUnknown } from '@lobby/platform/money'
import { invalidate, setMutationResult } from '@lobby/platform/query'
import { useMemberMutation, type MemberMutation } from '@lobby/platform/session'
import { getDeviceNow } from '@lobby/platform/startup'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { suppressContractPrompt } from '../queries/contractCheck.ts'
import {
  CONTRACT_QUERY_KEY_PREFIX,
  contractsQuery,
  type ContractKind,
  type MemberContracts,
} from '../queries/contracts.ts'
import { getContractOfferAnswerOutcome, type ContractOfferAnswerOutcome } from './getContractOfferAnswerOutcome.ts'
import { useContractQueryParameters } from './useContractQueryParameters.ts'

export interface ContractOfferAnswer {
  readonly contractId: number
  readonly accept: boolean
}

export interface ContractOfferAnswerState extends MemberMutation<ContractOfferAnswer> {
  /**
   * The member's answer whose response was lost; otherwise null. The app fetches the outcome of the answer, and never
   * resends the answer automatically.
   */
  readonly lost: ContractOfferAnswer | null
  /** The outcome of the member's last answer, as the platform reports it; null until the app knows the outcome. */
  readonly outcome: ContractOfferAnswerOutcome | null
}

/** The polling interval for the outcome of an answer. */
const OUTCOME_POLL_MS = 5_000

/** An answer whose response was lost. */
interface Sent extends ContractOfferAnswer {
  /** The time of the answer, in milliseconds since 1970. */
  readonly at: number
}

/**
 * Fetches the member's contracts of one kind, and sends the member's answer to the open offer. A repeated answer has no
 * further effect (decision 040).
 */
export function useContractOfferAnswer(kind: ContractKind) {
  const scope = useContractQueryParameters()
  const queries = useQueryClient()
  const [sent, setSent] = useState<Sent | null>(null)
  const [reported, setReported] = useState<ContractOfferAnswerOutcome | null>(null)
  const query = contractsQuery(scope, kind)
  const asked = useQuery({
    ...query,
    refetchInterval: ({ state }) => sent !== null && state.dataUpdatedAt < sent.at && OUTCOME_POLL_MS,
  })

  const found =
    sent && asked.data && asked.dataUpdatedAt >= sent.at ? getContractOfferAnswerOutcome(asked.data, sent) : null
  const outcome = reported ?? found
  const { session } = scope
  useEffect(() => {
    if (outcome) suppressContractPrompt(queries, session, kind)
  }, [outcome, queries, session, kind])

  const { error, ...call } = useMemberMutation<ContractOfferAnswer, MemberContracts>({
    mutationKey: ['answerContract'],
    call: async (input) => {
      setReported(null)
      setSent(null)
      try {
        return await scope.api.call(answerContract, { body: input })
      } catch (failure) {
        if (isMoneyOrderOutcomeUnknown(failure)) setSent({ ...input, at: getDeviceNow() })
        // Refetch the contracts after a refusal, because the data on the page is then out of date.
        invalidate(queries, CONTRACT_QUERY_KEY_PREFIX)
        throw failure
      }
    },
    onDone: (contracts, input) => {
      setMutationResult(queries, query.queryKey, contracts)
      setReported(getContractOfferAnswerOutcome(contracts, input))
      invalidate(queries, CONTRACT_QUERY_KEY_PREFIX)
    },
  })
  // A lost response is not an error while the app polls the outcome, nor after the outcome is known.
  const answer: ContractOfferAnswerState = {
    ...call,
    error: sent || reported ? null : error,
    lost: found ? null : sent,
    outcome,
  }
  return { asked, answer }
}
