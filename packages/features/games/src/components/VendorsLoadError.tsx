import { useText } from '@lobby/i18n'
import { getErrorMessageId } from '@lobby/platform/query'
import { ErrorState } from '@lobby/ui'
import type { UseQueryResult } from '@tanstack/react-query'

export interface VendorsLoadErrorProps {
  readonly list: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** True to show the error on one line. */
  readonly compact?: boolean
}

/** Shows that the providers have failed to load, with a retry button. */
export function VendorsLoadError({ list, compact = false }: VendorsLoadErrorProps) {
  const t = useText()
  return (
    <ErrorState
      compact={compact}
      title={t('games.filter.failed')}
      text={t(getErrorMessageId(list.error))}
      actionLabel={t('core.retry')}
      onAction={() => void list.refetch()}
      busy={list.isFetching}
    />
  )
}
