import { useText } from '@lobby/i18n'
import { useLoadMore } from '@lobby/platform/lazy'
import { useQueryFailureProps } from '@lobby/platform/query'
import { ErrorState, Spinner } from '@lobby/ui'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import styles from './InfiniteListEnd.module.css'

export interface InfiniteListEndProps {
  readonly query: Pick<
    UseInfiniteQueryResult,
    | 'data'
    | 'error'
    | 'errorUpdatedAt'
    | 'hasNextPage'
    | 'isFetching'
    | 'isFetchNextPageError'
    | 'fetchNextPage'
    | 'refetch'
  >
  /** The title of the error that shows when the first page of the list fails to load. */
  readonly errorTitle: string
}

/**
 * Renders the end of an infinite list. Loads the next page when the player scrolls near the end. After a failure the
 * loaded rows stay and a retry button appears.
 */
export function InfiniteListEnd({ query, errorTitle }: InfiniteListEndProps) {
  const t = useText()
  const failure = useQueryFailureProps()
  const { data, error, hasNextPage, isFetching } = query
  const end = useLoadMore({ isReady: hasNextPage && !isFetching && !error, onMore: () => void query.fetchNextPage() })
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  return (
    <>
      {error && (
        <ErrorState
          compact
          title={data === undefined ? errorTitle : t('downline.more.failed')}
          {...failure(query, retry)}
        />
      )}
      <div ref={end} className={styles.end}>
        {hasNextPage && !error && <Spinner label={t('core.loading')} />}
      </div>
    </>
  )
}
