import { useText } from '@lobby/i18n'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { useState } from 'react'
import type { ContractKind } from '../queries/contracts.ts'

export interface ContractOfferAnswerDialogProps {
  readonly kind: ContractKind
  /** The answer that the member must confirm, or null while the dialog is closed. */
  readonly answerToConfirm: 'accept' | 'refuse' | null
  readonly onAnswer: (accept: boolean) => void
  readonly onClose: () => void
}

/** Asks for confirmation before the member accepts or refuses a contract offer, because the answer is final. */
export function ContractOfferAnswerDialog({
  kind,
  answerToConfirm,
  onAnswer,
  onClose,
}: ContractOfferAnswerDialogProps) {
  const t = useText()
  // Keep the texts of the last answer while the dialog fades out.
  const [last, setLast] = useState(answerToConfirm)
  if (answerToConfirm !== null && answerToConfirm !== last) setLast(answerToConfirm)
  const accepts = last !== 'refuse'
  return (
    <ConfirmDialog
      open={answerToConfirm !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t(accepts ? 'contracts.accept.title' : 'contracts.refuse.title')}
      text={t(
        !accepts ? 'contracts.refuse.text' : kind === 'HOURLY' ? 'contracts.accept.hour' : 'contracts.accept.day',
      )}
      confirmLabel={t(accepts ? 'contracts.accept' : 'contracts.refuse')}
      cancelLabel={t('contracts.back')}
      tone={accepts ? 'brand' : 'danger'}
      onConfirm={() => onAnswer(accepts)}
    />
  )
}
