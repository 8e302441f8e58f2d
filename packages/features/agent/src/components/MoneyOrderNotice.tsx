import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import type { MoneyOrder } from '@lobby/platform/money'
import { Button, FormNotice } from '@lobby/ui'

export interface MoneyOrderNoticeProps {
  readonly order: Pick<MoneyOrder<never>, 'sendAgain' | 'notExecuted' | 'error' | 'isBusy'>
}

/**
 * Shows the state of an agent's money order: ready to be sent again, not executed after a lost response, or refused
 * with a reason.
 */
export function MoneyOrderNotice({ order: { sendAgain, notExecuted, error, isBusy } }: MoneyOrderNoticeProps) {
  const t = useText()
  if (sendAgain) {
    const action = (
      <Button size="s" busy={isBusy} onClick={sendAgain}>
        {t('wallet.again.send')}
      </Button>
    )
    return (
      <FormNotice tone="info" action={action}>
        {t('wallet.again')}
      </FormNotice>
    )
  }
  if (notExecuted) return <FormNotice tone="warn">{t('wallet.undone')}</FormNotice>
  return <FormNotice>{error !== null && t(getRefusalMessageId(error))}</FormNotice>
}
