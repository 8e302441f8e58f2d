import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import type { MoneyOrder } from '@lobby/platform/money'
import { Button, FormNotice } from '@lobby/ui'
import { MoneyOrderNotice } from './MoneyOrderNotice.tsx'

/**
 * Returns true if the platform refused a transfer because of one of the receivers. The error does not say which
 * receiver.
 */
export const isTransferRefusedForReceiver = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'refused' &&
  (error.code === 'account.forbidden' || error.code === 'account.unknown')

export interface DownlineTransferNoticeProps {
  readonly order: Pick<MoneyOrder<never>, 'sendAgain' | 'notExecuted' | 'error' | 'isBusy'>
  /** The user names of the receivers who cannot receive money. */
  readonly refusedNames: readonly string[]
  readonly onRemove: () => void
}

/**
 * Shows the state of a transfer to team members. If some receivers cannot receive money, shows their names and offers
 * to send to the other receivers only.
 */
export function DownlineTransferNotice({ order, refusedNames, onRemove }: DownlineTransferNoticeProps) {
  const t = useText()
  if (!isTransferRefusedForReceiver(order.error) || refusedNames.length === 0) return <MoneyOrderNotice order={order} />
  const action = (
    <Button size="s" onClick={onRemove}>
      {t('downline.refused.remove')}
    </Button>
  )
  return <FormNotice action={action}>{t('downline.refused', { names: refusedNames.join(', ') })}</FormNotice>
}
