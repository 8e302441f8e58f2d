import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useId } from 'react'

export interface SingleMutation<Value, Input> {
  /** Starts the mutation, unless a mutation of this component is in flight. */
  readonly mutate: (input: Input) => void
  /**
   * Returns whether a mutation of this component is in flight. It is true from the moment of the start, before the next
   * render.
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
 * because it changes only with the next render. The mutation cache knows a mutation as soon as it starts.
 *
 * Every call that changes something is a mutation with a key, so that `isPageBusy` can find the mutations in flight.
 * Only `addRecentGame` and `seeFeedback` are not mutations: they run in the background, and the player does not see if
 * they fail. Mutations that may overlap or queue, such as uploads, use `useMutation` directly.
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
