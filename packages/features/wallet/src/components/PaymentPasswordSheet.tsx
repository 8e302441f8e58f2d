import { invalidate } from '@lobby/platform/query'
import { useQueryClient } from '@tanstack/react-query'
import { withdrawalKeyPrefix } from '../queries/withdrawals.ts'
import { uplineKeyPrefix } from '../queries/upline.ts'
import { ChangePaymentPassword, type ChangePaymentPasswordProps } from './ChangePaymentPassword.tsx'
import { SetPaymentPassword } from './SetPaymentPassword.tsx'

export interface PaymentPasswordSheetProps extends ChangePaymentPasswordProps {
  /** True if the member already has a payment password. The sheet then changes this password. */
  readonly isSet: boolean
}

/** Shows the form that sets or changes the payment password. Works only inside `<MembersOnly>`. */
export function PaymentPasswordSheet({ isSet, onDone, onClose }: PaymentPasswordSheetProps) {
  const queries = useQueryClient()
  const Sheet = isSet ? ChangePaymentPassword : SetPaymentPassword
  const done = () => {
    invalidate(queries, withdrawalKeyPrefix, uplineKeyPrefix)
    onDone()
  }
  return <Sheet onDone={done} onClose={onClose} />
}
