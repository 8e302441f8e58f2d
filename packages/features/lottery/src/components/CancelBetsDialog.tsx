import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { ConfirmDialog } from '@lobby/ui/overlays'
import type { Bet } from '../queries/orders.ts'

export interface CancelBetsDialogProps {
  /** The bets to cancel. */
  readonly bets: readonly Bet[]
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks the player to confirm the cancellation of bets, and shows the refund. */
export function CancelBetsDialog({ bets, onConfirm, onClose }: CancelBetsDialogProps) {
  const t = useText()
  const amount = useMoneyFormat()(bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0))
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('orders.cancel.ask', { count: bets.length })}
      text={t('orders.cancel.text', { amount })}
      confirmLabel={t(bets.length > 1 ? 'orders.cancel.all' : 'orders.cancel.confirm')}
      cancelLabel={t('orders.cancel.keep')}
      tone="danger"
      onConfirm={onConfirm}
    />
  )
}
