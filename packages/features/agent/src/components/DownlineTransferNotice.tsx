import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import type { MoneyOrder } from '@lobby/platform/money'
import { Button, FormNotice } from '@lobby/ui'
import { MoneyNotice } from './MoneyNotice.tsx'

/** Returns true if the platform refused a transfer because of one of its receivers. It does not say which one. */
export const isReceiverRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'refused' &&
  (error.code === 'account.forbidden' || error.code === 'account.unknown')

export interface DownlineTransferNoticeProps {
  readonly order: Pick<MoneyOrder<never>, 'sendAgain' | 'notExecuted' | 'error' | 'isBusy'>
  /** The receivers who cannot receive. */
  readonly refusedNames: readonly string[]
  readonly onRemove: () => void
}

/**
 * Shows the state of a transfer to the team. If some receivers cannot receive, names them and offers to send to the
 * others only.
 */
export function DownlineTransferNotice({ order, refusedNames, onRemove }: DownlineTransferNoticeProps) {
  const t = useText()
  if (!isReceiverRefusal(order.error) || refusedNames.length === 0) return <MoneyNotice order={order} />
  const action = (
    <Button size="s" onClick={onRemove}>
      {t('downline.refused.remove')}
    </Button>
  )
  return <FormNotice action={action}>{t('downline.refused', { names: refusedNames.join(', ') })}</FormNotice>
}
