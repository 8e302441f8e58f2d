import { useRenewedAtEnd } from '../model/useRenewedAtEnd.ts'
import { useWatchAfterLeaving } from '../model/useWatchAfterLeaving.ts'
import type { DepositDetail } from '../queries/deposits.ts'
import { DepositEnd } from './DepositEnd.tsx'
import { DepositSteps } from './DepositSteps.tsx'
import { DepositWaiting } from './DepositWaiting.tsx'

export interface DepositViewProps {
  readonly detail: DepositDetail
  readonly version: 'new' | 'base'
}

/**
 * Shows one deposit: payment instructions while it is pending, the outcome afterwards. Refetches money data when it
 * ends.
 */
export function DepositView({ detail, version }: DepositViewProps) {
  const { status } = detail.deposit
  const isPending = status === 'PENDING'
  useRenewedAtEnd(isPending)
  useWatchAfterLeaving(detail.deposit)
  return (
    <>
      {version === 'new' && <DepositSteps current={status === 'SETTLED' ? 3 : 2} />}
      {isPending ? <DepositWaiting detail={detail} /> : <DepositEnd deposit={detail.deposit} />}
    </>
  )
}
