import { answerContract } from '@lobby/api/operations/agent'
import { isUnknown } from '@lobby/platform/money'
import { askAnew, keepAnswer } from '@lobby/platform/query'
import { useMemberCall, type MemberCall } from '@lobby/platform/session'
import { deviceNow } from '@lobby/platform/startup'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dropPrompt } from '../queries/contractCheck.ts'
import { contractKeys, contractsQuery, type ContractKind, type Contracts } from '../queries/contracts.ts'
import { outcomeOf, type Outcome } from './outcomeOf.ts'
import { useContractScope } from './useContractScope.ts'

export interface AnswerInput {
  readonly contractId: number
  readonly accept: boolean
}

export interface ContractAnswer extends MemberCall<AnswerInput> {
  /** What was sent, and had no answer: what has become of it is asked for, and nothing is sent again by itself. */
  readonly lost: AnswerInput | null
  /** What has become of the last answer, by the platform's word; null for nothing yet. */
  readonly outcome: Outcome | null
}

/** How long until the platform is asked again after it did not say what has become of an answer, in milliseconds. */
const pause = 5_000

/** An answer whose own answer was lost. */
interface Sent extends AnswerInput {
  /** When it was, in milliseconds since 1970. */
  readonly at: number
}

/** The contracts of a kind, and the answer to the offer among them. The same answer twice changes nothing more (decision 040). */
export function useContractAnswer(kind: ContractKind) {
  const scope = useContractScope()
  const queries = useQueryClient()
  const [sent, setSent] = useState<Sent | null>(null)
  const [told, setTold] = useState<Outcome | null>(null)
  const query = contractsQuery(scope, kind)
  const asked = useQuery({
    ...query,
    refetchInterval: ({ state }) => sent !== null && state.dataUpdatedAt < sent.at && pause,
  })

  const found = sent && asked.data && asked.dataUpdatedAt >= sent.at ? outcomeOf(asked.data, sent) : null
  const outcome = told ?? found
  const { session } = scope
  useEffect(() => {
    if (outcome) dropPrompt(queries, session, kind)
  }, [outcome, queries, session, kind])

  const { error, ...call } = useMemberCall<AnswerInput, Contracts>({
    mutationKey: ['answerContract'],
    call: async (input) => {
      setTold(null)
      setSent(null)
      try {
        return await scope.api.call(answerContract, { body: input })
      } catch (failure) {
        if (isUnknown(failure)) setSent({ ...input, at: deviceNow() })
        // Refused: what stands here is old.
        askAnew(queries, contractKeys)
        throw failure
      }
    },
    onDone: (contracts, input) => {
      keepAnswer(queries, query.queryKey, contracts)
      setTold(outcomeOf(contracts, input))
      askAnew(queries, contractKeys)
    },
  })
  // What was lost is no failure while it is asked for, nor once it is known.
  const answer: ContractAnswer = { ...call, error: sent || told ? null : error, lost: found ? null : sent, outcome }
  return { asked, answer }
}
