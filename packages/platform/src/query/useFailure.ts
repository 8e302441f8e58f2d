import { useText } from '@lobby/i18n'
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { getErrorMessageId } from './getErrorMessageId.ts'

/** The text and the retry action of a failed part of the page: the props of an `ErrorState` except its title. */
export interface Failure {
  readonly text: string
  readonly actionLabel: string
  readonly onAction: () => void
  readonly busy: boolean
  /**
   * The time until which the platform asks to wait, in milliseconds since 1970. The client limits the wait to 5 min
   * (safety A8).
   */
  readonly until: number
  readonly waitLabel: (seconds: number) => string
}

type Failed = Pick<UseQueryResult, 'error' | 'errorUpdatedAt' | 'isFetching'>

/**
 * Returns a function that turns a failed query into the props of an `ErrorState`. Without `again`, the retry action
 * refetches every failed query on the screen that need not wait. Parts that failed together then recover together, no
 * matter which button the player presses.
 */
export function useFailure(): (failed: Failed, again?: () => void) => Failure {
  const t = useText()
  const queries = useQueryClient()
  const retry = () =>
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error' && waitEnd(state.error, state.errorUpdatedAt) <= Date.now(),
    })
  return ({ error, errorUpdatedAt, isFetching }, again = retry) => ({
    text: t(getErrorMessageId(error)),
    actionLabel: t('core.retry'),
    onAction: again,
    busy: isFetching,
    until: waitEnd(error, errorUpdatedAt),
    waitLabel: (seconds) => t('error.again', { seconds }),
  })
}

/** Returns the end of the wait that an `ApiError` asks for, in milliseconds since 1970. */
const waitEnd = (error: (Error & { readonly retryAfter?: number | undefined }) | null, at: number) =>
  at + (error?.retryAfter ?? 0) * 1000
