import { invalidate } from '@lobby/platform/query'
import { useQueryClient } from '@tanstack/react-query'
import { withdrawalsQueryKeyPrefix } from '../queries/withdrawals.ts'
import { uplineTransferQueryKeyPrefix } from '../queries/upline.ts'
import { ChangePaymentPasswordForm, type ChangePaymentPasswordFormProps } from './ChangePaymentPasswordForm.tsx'
import { SetPaymentPasswordForm } from './SetPaymentPasswordForm.tsx'

export interface PaymentPasswordSheetProps extends ChangePaymentPasswordFormProps {
  /** True if the member already has a payment password. The sheet then changes this password. */
  readonly isSet: boolean
}

/** Shows the form that sets or changes the payment password. Works only inside `<MembersOnly>`. */
export function PaymentPasswordSheet({ isSet, onDone, onClose }: PaymentPasswordSheetProps) {
  const queries = useQueryClient()
  const Sheet = isSet ? ChangePaymentPasswordForm : SetPaymentPasswordForm
  const done = () => {
    invalidate(queries, withdrawalsQueryKeyPrefix, uplineTransferQueryKeyPrefix)
    onDone()
  }
  return <Sheet onDone={done} onClose={onClose} />
}
