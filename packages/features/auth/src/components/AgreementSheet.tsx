import { useText } from '@lobby/i18n'
import { Sheet } from '@lobby/ui/overlays'
import { useAgreementTitle } from '../model/useAgreementTitle.ts'
import { Agreement } from './Agreement.tsx'

export interface AgreementSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Renders the user agreement in a sheet over the form, so that the player can read it without losing typed values. */
export function AgreementSheet({ open, onClose }: AgreementSheetProps) {
  const t = useText()
  const title = useAgreementTitle()
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={title} closeLabel={t('core.close')}>
      <Agreement />
    </Sheet>
  )
}
