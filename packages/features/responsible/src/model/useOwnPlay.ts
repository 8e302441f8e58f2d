import { cancelLimitRaise, setOwnLimit, takeBreak } from '@lobby/api/operations/responsible'
import { responsibleGamingQueryKey, responsibleGamingQuery } from '@lobby/platform/account'
import { invalidate, setMutationResult, useApi } from '@lobby/platform/query'
import { useMemberSession, useMemberMutation, type MemberMutation } from '@lobby/platform/session'
import { useQueryClient } from '@tanstack/react-query'
import type { BreakKind, LimitKind, LimitPeriod, ResponsibleGamingState } from './responsibleGamingState.ts'

/**
 * Returns a mutation whose response is the new state of limits and breaks. Writes this state to the cache. After a
 * failure, refetches the state, because the platform may have executed the call.
 */
function useStateCall<Input>(
  name: string,
  call: (input: Input, idempotencyKey: string) => Promise<ResponsibleGamingState>,
  onDone: (state: ResponsibleGamingState, input: Input) => void,
): MemberMutation<Input> {
  const api = useApi()
  const session = useMemberSession()
  const queries = useQueryClient()
  return useMemberMutation<Input, ResponsibleGamingState>({
    mutationKey: [name],
    call: async (input, key) => {
      try {
        const state = await call(input, key)
        setMutationResult(queries, responsibleGamingQuery(api, session).queryKey, state)
        return state
      } catch (error) {
        invalidate(queries, responsibleGamingQueryKey)
        throw error
      }
    },
    onDone,
  })
}

export interface OwnLimitInput {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  /** The limit in minor units, or in minutes for a time limit. If absent, the call removes the limit. */
  readonly amount?: number
}

/** Returns the mutation that sets or removes a limit. */
export function useSetOwnLimit(
  onDone: (state: ResponsibleGamingState, input: OwnLimitInput) => void,
): MemberMutation<OwnLimitInput> {
  const api = useApi()
  return useStateCall('setOwnLimit', (body, idempotencyKey) => api.call(setOwnLimit, { body, idempotencyKey }), onDone)
}

/** Returns the mutation that cancels a raise of a limit before it takes effect. */
export function useCancelLimitRaise(onDone: () => void): MemberMutation<Omit<OwnLimitInput, 'amount'>> {
  const api = useApi()
  return useStateCall(
    'cancelLimitRaise',
    (body, idempotencyKey) => api.call(cancelLimitRaise, { body, idempotencyKey }),
    onDone,
  )
}

/** Returns the mutation that starts a pause or an exclusion. */
export function useStartBreak(
  onDone: () => void,
): MemberMutation<{ readonly kind: BreakKind; readonly length: number }> {
  const api = useApi()
  const queries = useQueryClient()
  return useStateCall(
    'takeBreak',
    (body, idempotencyKey) => api.call(takeBreak, { body, idempotencyKey }),
    () => {
      // A break changes the member info, on which popups and promotions depend.
      invalidate(queries, ['memberInfo'])
      onDone()
    },
  )
}
