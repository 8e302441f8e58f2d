import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useId } from 'react'

export interface SingleMutation<Value, Input> {
  /** Starts the mutation, unless one of this component is in flight. */
  readonly mutate: (input: Input) => void
  /** Whether one of this component is in flight: true from the moment it starts, before the next render. */
  readonly isRunning: () => boolean
  /** The same as of the last render. */
  readonly isPending: boolean
  /** What the last one failed with; null while one is in flight. */
  readonly error: unknown
  /** What the last one has answered; undefined while one is in flight. */
  readonly data: Value | undefined
  /** What the last one was started with. */
  readonly variables: Input | undefined
}

/**
 * Changes something at the platform through `useMutation`, and refuses a second press while the first is in flight. `isPending` is not enough for that: it
 * is known after the next render only, but the mutation cache knows a mutation as soon as it starts.
 *
 * All calls that change something are mutations with a key, so that the query client knows of each that is in flight (`isPageTaken`). Calls that may overlap
 * or wait for each other, such as uploads, use `useMutation` itself. Only `addRecentGame` and `seeFeedback` are no mutations: nobody waits for them or
 * hears of their failure.
 *
 * @param options as of `useMutation`; the `mutationKey` names the call, and the component's own id is added to it
 */
export function useSingleMutation<Value, Input = void, Context = unknown>(
  options: UseMutationOptions<Value, unknown, Input, Context> & { readonly mutationKey: readonly unknown[] },
): SingleMutation<Value, Input> {
  const queries = useQueryClient()
  const mutationKey = [...options.mutationKey, useId()]
  const { mutate, isPending, error, data, variables } = useMutation({ ...options, mutationKey })
  const isRunning = () => queries.isMutating({ mutationKey }) > 0
  const start = (input: Input) => {
    if (!isRunning()) mutate(input)
  }
  return { mutate: start, isRunning, isPending, error, data, variables }
}
