import { answerContract } from '@lobby/api/operations/agent'
import { isOutcomeUnknown } from '@lobby/platform/money'
import { invalidate, setMutationResult } from '@lobby/platform/query'
import { useMemberCall, type MemberCall } from '@lobby/platform/session'
import { getDeviceNow } from '@lobby/platform/startup'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dismissPrompt } from '../queries/contractCheck.ts'
import { CONTRACT_QUERY_KEY, contractsQuery, type ContractKind, type MemberContracts } from '../queries/contracts.ts'
import { getOfferAnswerOutcome, type OfferAnswerOutcome } from './getOfferAnswerOutcome.ts'
import { useContractQueryContext } from './useContractQueryContext.ts'

export interface OfferAnswerInput {
  readonly contractId: number
  readonly accept: boolean
}

export interface OfferAnswerState extends MemberCall<OfferAnswerInput> {
  /**
   * The member's answer whose response was lost; otherwise null. The app fetches the outcome of the answer, and never
   * resends the answer automatically.
   */
  readonly lost: OfferAnswerInput | null
  /** The outcome of the member's last answer, as the platform reports it; null until the app knows the outcome. */
  readonly outcome: OfferAnswerOutcome | null
}

/** The polling interval for the outcome of an answer. */
const OUTCOME_POLL_MS = 5_000

/** An answer whose response was lost. */
interface Sent extends OfferAnswerInput {
  /** The time of the answer, in milliseconds since 1970. */
  readonly at: number
}

/**
 * Fetches the member's contracts of one kind, and sends the member's answer to the open offer. A repeated answer has no
 * further effect (decision 040).
 */
export function useOfferAnswer(kind: ContractKind) {
  const scope = useContractQueryContext()
  const queries = useQueryClient()
  const [sent, setSent] = useState<Sent | null>(null)
  const [reported, setReported] = useState<OfferAnswerOutcome | null>(null)
  const query = contractsQuery(scope, kind)
  const asked = useQuery({
    ...query,
    refetchInterval: ({ state }) => sent !== null && state.dataUpdatedAt < sent.at && OUTCOME_POLL_MS,
  })

  const found = sent && asked.data && asked.dataUpdatedAt >= sent.at ? getOfferAnswerOutcome(asked.data, sent) : null
  const outcome = reported ?? found
  const { session } = scope
  useEffect(() => {
    if (outcome) dismissPrompt(queries, session, kind)
  }, [outcome, queries, session, kind])

  const { error, ...call } = useMemberCall<OfferAnswerInput, MemberContracts>({
    mutationKey: ['answerContract'],
    call: async (input) => {
      setReported(null)
      setSent(null)
      try {
        return await scope.api.call(answerContract, { body: input })
      } catch (failure) {
        if (isOutcomeUnknown(failure)) setSent({ ...input, at: getDeviceNow() })
        // Refetch the contracts after a refusal, because the data on the page is then out of date.
        invalidate(queries, CONTRACT_QUERY_KEY)
        throw failure
      }
    },
    onDone: (contracts, input) => {
      setMutationResult(queries, query.queryKey, contracts)
      setReported(getOfferAnswerOutcome(contracts, input))
      invalidate(queries, CONTRACT_QUERY_KEY)
    },
  })
  // A lost response is not an error while the app polls the outcome, nor after the outcome is known.
  const answer: OfferAnswerState = {
    ...call,
    error: sent || reported ? null : error,
    lost: found ? null : sent,
    outcome,
  }
  return { asked, answer }
}
