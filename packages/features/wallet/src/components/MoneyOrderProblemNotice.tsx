import { useText } from '@lobby/i18n'
import { isOwnLimitError, getRefusalMessageId } from '@lobby/platform/query'
import type { MoneyOrder } from '@lobby/platform/money'
import { Link, responsibleRoute } from '@lobby/platform/navigation'
import { Button, getButtonClass, FormNotice } from '@lobby/ui'

export interface MoneyOrderProblemNoticeProps {
  readonly order: Pick<MoneyOrder<never>, 'sendAgain' | 'notExecuted' | 'error' | 'isBusy'>
  /** True if a field already shows the error. The notice then does not show it again. */
  readonly hidesError?: boolean
}

/**
 * Shows the problem of a money order, for example that the platform has refused the order, or that the platform has not
 * executed an order whose response was lost.
 */
export function MoneyOrderProblemNotice({
  order: { sendAgain, notExecuted, error, isBusy },
  hidesError = false,
}: MoneyOrderProblemNoticeProps) {
  const t = useText()
  if (sendAgain) {
    return (
      <FormNotice
        tone="info"
        action={
          <Button size="s" busy={isBusy} onClick={sendAgain}>
            {t('wallet.again.send')}
          </Button>
        }>
        {t('wallet.again')}
      </FormNotice>
    )
  }
  if (notExecuted) return <FormNotice tone="warn">{t('wallet.undone')}</FormNotice>
  const limitsLink = isOwnLimitError(error) && (
    <Link className={getButtonClass({ size: 's' })} to={responsibleRoute()}>
      {t('error.responsible.way')}
    </Link>
  )
  return (
    <FormNotice action={limitsLink}>
      {error !== null && !hidesError ? t(getRefusalMessageId(error)) : undefined}
    </FormNotice>
  )
}
