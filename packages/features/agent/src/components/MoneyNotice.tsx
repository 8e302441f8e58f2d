import { useText } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/query'
import type { MoneyOrder } from '@lobby/platform/money'
import { Button, FormNotice } from '@lobby/ui'

export interface MoneyNoticeProps {
  readonly order: Pick<MoneyOrder<never>, 'again' | 'undone' | 'error' | 'busy'>
}

/**
 * Shows the state of an agent's money order: that it can be sent now, that a lost order was not executed, or why it was
 * refused.
 */
export function MoneyNotice({ order: { again, undone, error, busy } }: MoneyNoticeProps) {
  const t = useText()
  if (again) {
    const action = (
      <Button size="s" busy={busy} onClick={again}>
        {t('wallet.again.send')}
      </Button>
    )
    return (
      <FormNotice tone="info" action={action}>
        {t('wallet.again')}
      </FormNotice>
    )
  }
  if (undone) return <FormNotice tone="warn">{t('wallet.undone')}</FormNotice>
  return <FormNotice>{error !== null && t(refusalText(error))}</FormNotice>
}
