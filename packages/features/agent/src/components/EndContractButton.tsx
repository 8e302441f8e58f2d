import { Button } from '@lobby/ui'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { useState } from 'react'
import { useContractStatusFormat } from '../model/useContractStatusFormat.ts'
import { useContractFormat } from '../model/useContractFormat.ts'
import { useEndContract } from '../model/useSendContractOffer.ts'
import type { Contract } from '../queries/contracts.ts'
import { ApiCallErrorNotice } from './ApiCallErrorNotice.tsx'

export interface EndContractButtonProps {
  readonly contract: Contract
  readonly onDone: (contract: Contract) => void
}

/**
 * Shows a button that withdraws a contract offer or ends an active contract, after a confirmation. Renders nothing for
 * a contract that has ended.
 */
export function EndContractButton({ contract, onDone }: EndContractButtonProps) {
  const { contractId, status, account } = contract
  const { t } = useContractFormat()
  const { hasBegun } = useContractStatusFormat()
  const [asked, setAsked] = useState<'withdraw' | 'end' | null>(null)
  const call = useEndContract(onDone)
  if (status !== 'OFFERED' && status !== 'ACTIVE') return null
  const way = status === 'OFFERED' ? 'withdraw' : 'end'
  const question = asked ?? way
  return (
    <>
      <ApiCallErrorNotice call={call} lostText={`contracts.${way}.lost`} />
      <Button tone="danger" wide busy={call.isBusy} onClick={() => setAsked(way)}>
        {t(`contracts.${way}`)}
      </Button>
      <ConfirmDialog
        // The member may accept the offer while this dialog asks whether to withdraw the offer. Close the dialog then,
        // because its button would end the active contract.
        open={asked === way}
        onOpenChange={(open) => !open && setAsked(null)}
        tone="danger"
        title={t(`contracts.${question}.title`)}
        text={t(question === 'end' && !hasBegun(contract) ? 'contracts.end.early.text' : `contracts.${question}.text`, {
          name: account,
        })}
        confirmLabel={t(`contracts.${question}`)}
        cancelLabel={t('contracts.back')}
        onConfirm={() => {
          setAsked(null)
          call.send({ contractId })
        }}
      />
    </>
  )
}
