import { useText } from '@lobby/i18n'
import { Button } from '@lobby/ui'
import { lazy, Suspense, useState } from 'react'
import type { CancelMoneyOrderDialogProps } from './CancelMoneyOrderDialog.tsx'

const CancelOrder = lazy(() =>
  import('./CancelMoneyOrderDialog.tsx').then((module) => ({ default: module.CancelMoneyOrderDialog })),
)

/** Shows an unobtrusive button that cancels a pending deposit or withdrawal after a confirmation. */
export function CancelMoneyOrderButton(order: Omit<CancelMoneyOrderDialogProps, 'onClose'>) {
  const t = useText()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button tone="quiet" wide onClick={() => setIsAsking(true)}>
        {t(order.kind === 'deposit' ? 'deposit.cancel' : 'withdraw.cancel')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <CancelOrder {...order} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
