import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useId } from 'react'

export interface SingleMutation<Value, Input> {
  /** Starts the mutation, unless a mutation of this component is in flight. */
  readonly mutate: (input: Input) => void
  /**
   * Returns whether a mutation of this component is in flight. Returns true immediately after the start, before the
   * next render.
   */
  readonly isRunning: () => boolean
  /** True if a mutation of this component was in flight at the last render. */
  readonly isPending: boolean
  /** The error of the last mutation; null while one is in flight. */
  readonly error: unknown
  /** The response of the last mutation; undefined while one is in flight. */
  readonly data: Value | undefined
  /** The input of the last mutation. */
  readonly variables: Input | undefined
}

/**
 * Wraps `useMutation` and ignores a second press while a mutation is in flight. `isPending` is not enough for that,
 * because it changes only with the next render.
 *
 * Every call that changes something is a mutation with a key, so that `isPageBusy` can find the mutations in flight.
 * The calls `addRecentGame` and `seeFeedback` are the only exceptions, because they run in the background. Mutations
 * that may overlap, such as uploads, use `useMutation` directly.
 *
 * @param options The options of `useMutation`. The hook adds the component's id to `mutationKey`, so that two
 *   components do not block each other.
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
