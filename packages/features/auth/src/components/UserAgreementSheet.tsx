import { useText } from '@lobby/i18n'
import { Sheet } from '@lobby/ui/overlays'
import { useUserAgreementTitle } from '../model/useUserAgreementTitle.ts'
import { UserAgreement } from './UserAgreement.tsx'

export interface UserAgreementSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Renders the user agreement in a sheet over the form, so that the player can read it without losing typed values. */
export function UserAgreementSheet({ open, onClose }: UserAgreementSheetProps) {
  const t = useText()
  const title = useUserAgreementTitle()
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={title} closeLabel={t('core.close')}>
      <UserAgreement />
    </Sheet>
  )
}
