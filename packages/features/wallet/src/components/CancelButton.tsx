import { useText } from '@lobby/i18n'
import { Button } from '@lobby/ui'
import { lazy, Suspense, useState } from 'react'
import type { CancelOrderProps } from './CancelOrder.tsx'

const CancelOrder = lazy(() => import('./CancelOrder.tsx').then((module) => ({ default: module.CancelOrder })))

/** The way out of an order that has not ended: a quiet press, and a question after it. */
export function CancelButton(order: Omit<CancelOrderProps, 'onClose'>) {
  const t = useText()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button tone="quiet" wide onClick={() => setAsks(true)}>
        {t(order.kind === 'deposit' ? 'deposit.cancel' : 'withdraw.cancel')}
      </Button>
      {asks && (
        <Suspense fallback={null}>
          <CancelOrder {...order} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  )
}
