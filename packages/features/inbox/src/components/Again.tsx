import { useText } from '@lobby/i18n'
import { Button, FormNotice } from '@lobby/ui'

export interface AgainProps {
  readonly onAgain: () => void
  readonly busy: boolean
}

/** Shown after the member has signed in again: offers to continue what the expired session interrupted. */
export function Again({ onAgain, busy }: AgainProps) {
  const t = useText()
  return (
    <FormNotice
      tone="info"
      action={
        <Button size="s" busy={busy} onClick={onAgain}>
          {t('inbox.again.do')}
        </Button>
      }>
      {t('inbox.again')}
    </FormNotice>
  )
}
