import { useText } from '@lobby/i18n'
import { Button, FormNotice } from '@lobby/ui'

export interface AgainProps {
  readonly onAgain: () => void
  readonly busy: boolean
}

/** The member has signed in again: what waited for it is done at a press. */
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
