import { useInvalidateMoneyWhenOrderEnds } from '../model/useInvalidateMoneyWhenOrderEnds.ts'
import { usePollDepositAfterLeaving } from '../model/usePollDepositAfterLeaving.ts'
import type { DepositDetail } from '../queries/deposits.ts'
import { DepositOutcome } from './DepositOutcome.tsx'
import { DepositSteps } from './DepositSteps.tsx'
import { PendingDepositView } from './PendingDepositView.tsx'

export interface DepositViewProps {
  readonly detail: DepositDetail
  readonly version: 'new' | 'base'
}

/**
 * Shows one deposit: the payment instructions while the deposit is pending, and the outcome afterwards. Refetches all
 * money data when the deposit ends.
 */
export function DepositView({ detail, version }: DepositViewProps) {
  const { status } = detail.deposit
  const isPending = status === 'PENDING'
  useInvalidateMoneyWhenOrderEnds(isPending)
  usePollDepositAfterLeaving(detail.deposit)
  return (
    <>
      {version === 'new' && <DepositSteps current={status === 'SETTLED' ? 3 : 2} />}
      {isPending ? <PendingDepositView detail={detail} /> : <DepositOutcome deposit={detail.deposit} />}
    </>
  )
}
