import { cancelDeposit, cancelWithdrawal } from '@lobby/api/operations/wallet'
import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { useMoneyFormat } from '@lobby/platform/money'
import { useMemberMutation } from '@lobby/platform/session'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { useInvalidateMoneyQueries } from '../model/useInvalidateMoneyQueries.ts'
import { useWalletQueryParameters } from '../model/useWalletQueryParameters.ts'

export interface CancelMoneyOrderDialogProps {
  readonly kind: 'deposit' | 'withdrawal'
  /** The platform's number of the deposit or withdrawal. */
  readonly id: string
  readonly amountMinor: number
  readonly onClose: () => void
}

const textPrefixes = { deposit: 'deposit', withdrawal: 'withdraw' } as const

/**
 * Asks for confirmation, then cancels a deposit or withdrawal. Refetches all money data even after a failure, because
 * the deposit or withdrawal may have been completed meanwhile.
 */
export function CancelMoneyOrderDialog({ kind, id, amountMinor, onClose }: CancelMoneyOrderDialogProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const { api } = useWalletQueryParameters()
  const refetchMoney = useInvalidateMoneyQueries()
  const { send, isBusy, error } = useMemberMutation<string, unknown>({
    mutationKey: ['cancelOrder'],
    call: async (number) => {
      try {
        return await (kind === 'deposit'
          ? api.call(cancelDeposit, { body: { depositId: number } })
          : api.call(cancelWithdrawal, { body: { withdrawalId: number } }))
      } finally {
        refetchMoney()
      }
    },
    onDone: onClose,
  })
  const textPrefix = textPrefixes[kind]
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`${textPrefix}.cancel.ask`)}
      text={
        error === null
          ? t(`${textPrefix}.cancel.text`, { amount: formatMinor(amountMinor) })
          : t(getRefusalMessageId(error))
      }
      confirmLabel={t(`${textPrefix}.cancel`)}
      cancelLabel={t(`${textPrefix}.cancel.keep`)}
      tone="danger"
      busy={isBusy}
      onConfirm={() => send(id)}
    />
  )
}
