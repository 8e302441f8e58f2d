import { useText } from '@lobby/i18n'
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { getErrorMessageId } from './getErrorMessageId.ts'

/** The text and the retry action of a failed part of the page: the props of an `ErrorState` except its title. */
export interface QueryFailureProps {
  readonly text: string
  readonly actionLabel: string
  readonly onAction: () => void
  readonly busy: boolean
  /**
   * The end of the wait that the platform requests, in milliseconds since 1970. The client limits the wait to 5 min (A8
   * in docs/faults.tsv).
   */
  readonly until: number
  readonly waitLabel: (seconds: number) => string
}

type Failed = Pick<UseQueryResult, 'error' | 'errorUpdatedAt' | 'isFetching'>

/**
 * Returns a function that converts a failed query into the props of an `ErrorState`. By default, the retry action
 * refetches every failed query on the screen, except queries for which the platform requests a wait.
 */
export function useQueryFailureProps(): (failed: Failed, again?: () => void) => QueryFailureProps {
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

/** Returns the end of the wait that an `ApiError` requests, in milliseconds since 1970. */
const waitEnd = (error: (Error & { readonly retryAfter?: number | undefined }) | null, at: number) =>
  at + (error?.retryAfter ?? 0) * 1000
