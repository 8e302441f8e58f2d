import { cancelDeposit } from '@lobby/api/operations/cancelDeposit'
import { useText } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/errors'
import { useMemberCall } from '@lobby/platform/session'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { useRenewMoney } from '../model/useRenewMoney.ts'
import { useScope } from '../model/useScope.ts'

export interface CancelDepositProps {
  readonly depositId: string
  readonly onClose: () => void
}

/** Asks whether to give a deposit up, and does so. Whatever comes of it, it is asked for anew: it may have been paid meanwhile. */
export function CancelDeposit({ depositId, onClose }: CancelDepositProps) {
  const t = useText()
  const { api } = useScope()
  const renew = useRenewMoney()
  const { send, busy, error } = useMemberCall<string, unknown>({
    call: async (id) => {
      try {
        return await api.call(cancelDeposit, { body: { depositId: id } })
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
      title={t('deposit.cancel.ask')}
      text={t(error === null ? 'deposit.cancel.text' : refusalText(error))}
      confirmLabel={t('deposit.cancel')}
      cancelLabel={t('deposit.cancel.keep')}
      tone="danger"
      busy={busy}
      onConfirm={() => send(depositId)}
    />
  )
}
