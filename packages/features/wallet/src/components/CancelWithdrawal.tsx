import { cancelWithdrawal } from '@lobby/api/operations/cancelWithdrawal'
import { useText } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/errors'
import { useMemberCall } from '@lobby/platform/session'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { useMinor } from '../model/useMinor.ts'
import { useRenewMoney } from '../model/useRenewMoney.ts'
import { useScope } from '../model/useScope.ts'

export interface CancelWithdrawalProps {
  readonly withdrawalId: string
  readonly amountMinor: number
  readonly onClose: () => void
}

/** Asks whether to take a withdrawal back, and does so. Whatever comes of it, it is asked for anew: it may have been sent meanwhile. */
export function CancelWithdrawal({ withdrawalId, amountMinor, onClose }: CancelWithdrawalProps) {
  const t = useText()
  const write = useMinor()
  const { api } = useScope()
  const renew = useRenewMoney()
  const { send, busy, error } = useMemberCall<string, unknown>({
    call: async (id) => {
      try {
        return await api.call(cancelWithdrawal, { body: { withdrawalId: id } })
      } finally {
        renew()
      }
    },
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('withdraw.cancel.ask')}
      text={error === null ? t('withdraw.cancel.text', { amount: write(amountMinor) }) : t(refusalText(error))}
      confirmLabel={t('withdraw.cancel')}
      cancelLabel={t('withdraw.cancel.keep')}
      tone="danger"
      busy={busy}
      onConfirm={() => send(withdrawalId)}
    />
  )
}
