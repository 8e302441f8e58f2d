import { useText } from '@lobby/i18n'
import { PullToRefresh } from '@lobby/ui'
import { useQueryClient, type InfiniteData } from '@tanstack/react-query'

const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data

/**
 * Refetches all visible data when the player pulls the page down. Shortens a list to its first page, and refetches this
 * page.
 */
export function PullToRefreshHost() {
  const t = useText()
  const queries = useQueryClient()
  const refresh = () => {
    queries.setQueriesData<unknown>(
      { type: 'active', predicate: ({ state }) => isPaged(state.data) },
      (data: unknown) =>
        isPaged(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data,
    )
    return queries.refetchQueries({ type: 'active' })
  }
  return <PullToRefresh label={t('core.loading')} onRefresh={refresh} />
}
