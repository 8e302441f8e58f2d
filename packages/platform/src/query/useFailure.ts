import { useText } from '@lobby/i18n'
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { messageFor } from './messageFor.ts'

/** What a failed part says, and its way on: the props of an `ErrorState` but for its title. */
export interface Failure {
  readonly text: string
  readonly actionLabel: string
  readonly onAction: () => void
  readonly busy: boolean
  /** Until when the platform asks to wait (safety A8), in milliseconds since 1970; the client has bounded it to 5 min. */
  readonly until: number
  readonly waitLabel: (seconds: number) => string
}

type Failed = Pick<UseQueryResult, 'error' | 'errorUpdatedAt' | 'isFetching'>

/**
 * Gives what tells of a query that failed, and takes how to ask again: else everything in sight that failed and need not wait is asked for.
 * What failed together comes together, whichever of its ways on is pressed.
 */
export function useFailure(): (failed: Failed, again?: () => void) => Failure {
  const t = useText()
  const queries = useQueryClient()
  const retry = () =>
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error' && endOf(state.error, state.errorUpdatedAt) <= Date.now(),
    })
  return ({ error, errorUpdatedAt, isFetching }, again = retry) => ({
    text: t(messageFor(error)),
    actionLabel: t('core.retry'),
    onAction: again,
    busy: isFetching,
    until: endOf(error, errorUpdatedAt),
    waitLabel: (seconds) => t('error.again', { seconds }),
  })
}

/** Of the wait that an `ApiError` asks for. */
const endOf = (error: (Error & { readonly retryAfter?: number | undefined }) | null, at: number) =>
  at + (error?.retryAfter ?? 0) * 1000
