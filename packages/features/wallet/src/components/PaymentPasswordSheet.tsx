import { askAnew } from '@lobby/platform/query'
import { useQueryClient } from '@tanstack/react-query'
import { withdrawalKeys } from '../queries/withdrawals.ts'
import { uplineKeys } from '../queries/upline.ts'
import { ChangePaymentPassword, type ChangePaymentPasswordProps } from './ChangePaymentPassword.tsx'
import { SetPaymentPassword } from './SetPaymentPassword.tsx'

export interface PaymentPasswordSheetProps extends ChangePaymentPasswordProps {
  /** The member has one, which is changed. */
  readonly isSet: boolean
}

/** Sets the payment password, or changes it: for other features, which the app hands it to. Only below `<MembersOnly>`. */
export function PaymentPasswordSheet({ isSet, onDone, onClose }: PaymentPasswordSheetProps) {
  const queries = useQueryClient()
  const Sheet = isSet ? ChangePaymentPassword : SetPaymentPassword
  const done = () => {
    askAnew(queries, withdrawalKeys, uplineKeys)
    onDone()
  }
  return <Sheet onDone={done} onClose={onClose} />
}
