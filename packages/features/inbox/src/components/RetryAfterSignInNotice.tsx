import { useText } from '@lobby/i18n'
import { Button, FormNotice } from '@lobby/ui'

export interface RetryAfterSignInNoticeProps {
  readonly onRetry: () => void
  readonly busy: boolean
}

/**
 * Renders a notice for a member who has signed in again after the session expired. The button repeats the request that
 * failed because of the expired session.
 */
export function RetryAfterSignInNotice({ onRetry, busy }: RetryAfterSignInNoticeProps) {
  const t = useText()
  return (
    <FormNotice
      tone="info"
      action={
        <Button size="s" busy={busy} onClick={onRetry}>
          {t('inbox.again.do')}
        </Button>
      }>
      {t('inbox.again')}
    </FormNotice>
  )
}
