import { useEffect, useEffectEvent, useRef } from 'react'
import { useRenewMoney } from '../model/useRenewMoney.ts'
import type { DepositDetail } from '../queries/deposits.ts'
import { DepositEnd } from './DepositEnd.tsx'
import { DepositSteps } from './DepositSteps.tsx'
import { DepositWaiting } from './DepositWaiting.tsx'

export interface DepositViewProps {
  readonly detail: DepositDetail
  readonly version: 'new' | 'base'
}

/** One deposit: how to pay it while it waits, what became of it after. What its end has changed is asked for anew. */
export function DepositView({ detail, version }: DepositViewProps) {
  const renew = useRenewMoney()
  const { status } = detail.deposit
  const waits = status === 'PENDING'
  const before = useRef(waits)
  const look = useEffectEvent(() => {
    if (before.current && !waits) renew()
    before.current = waits
  })
  useEffect(() => look(), [waits])
  return (
    <>
      {version === 'new' && <DepositSteps current={status === 'SETTLED' ? 3 : 2} />}
      {waits ? <DepositWaiting detail={detail} /> : <DepositEnd deposit={detail.deposit} />}
    </>
  )
}
