import { Button } from '@lobby/ui'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { useState } from 'react'
import { useContractWords } from '../model/useContractWords.ts'
import { useEnd } from '../model/useOffer.ts'
import type { Contract } from '../queries/contracts.ts'
import { CallNotice } from './CallNotice.tsx'

export interface EndContractProps {
  readonly contract: Contract
  readonly onDone: (contract: Contract) => void
}

/** Takes an offer back, or ends a contract that runs, once it is confirmed. Nothing where it is over. */
export function EndContract({ contract: { contractId, status, account }, onDone }: EndContractProps) {
  const { t } = useContractWords()
  const [asked, setAsked] = useState(false)
  const call = useEnd(onDone)
  if (status !== 'OFFERED' && status !== 'ACTIVE') return null
  const way = status === 'OFFERED' ? 'withdraw' : 'end'
  return (
    <>
      <CallNotice call={call} />
      <Button tone="danger" wide busy={call.busy} onClick={() => setAsked(true)}>
        {t(`contracts.${way}`)}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        tone="danger"
        title={t(`contracts.${way}.title`)}
        text={t(`contracts.${way}.text`, { name: account })}
        confirmLabel={t(`contracts.${way}`)}
        cancelLabel={t('contracts.back')}
        onConfirm={() => {
          setAsked(false)
          call.send({ contractId })
        }}
      />
    </>
  )
}
