import { useText } from '@lobby/i18n'
import { ErrorState } from '@lobby/ui'

/** Replaces a component that threw an unexpected error: shows a message and a retry button. */
export function CrashMessage({ onRetry }: { readonly onRetry: () => void }) {
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
