import { useText } from '@lobby/i18n'
import { ErrorState } from '@lobby/ui'

/** A part that failed in a way that nobody foresaw: says so, and offers to try again. */
export function Crash({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText()
  return (
    <ErrorState
      screen
      title={t('core.crash.title')}
      text={t('core.crash.text')}
      actionLabel={t('core.retry')}
      onAction={onRetry}
    />
  )
}
