import { useText } from '@lobby/i18n'
import { Button, FormNotice } from '@lobby/ui'

export interface RetryAfterSignInProps {
  readonly onRetry: () => void
  readonly busy: boolean
}

/** Shown after the member has signed in again: offers to continue what the expired session interrupted. */
export function RetryAfterSignIn({ onRetry, busy }: RetryAfterSignInProps) {
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
