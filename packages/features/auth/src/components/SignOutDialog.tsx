import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/notify'
import { useApi } from '@lobby/platform/query'
import { useSessionStore } from '@lobby/platform/session'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { useState } from 'react'
import { tellSignOut } from '../queries/signOut.ts'

/** How long the loading message may stand, in milliseconds (specification part 1, section 9). */
const patience = 10_000

export interface SignOutDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** After the session on this device has ended. */
  readonly onSignedOut: () => void
}

/** Asks, tells the platform, and ends the session on this device whatever it answers (specification part 1, section 4). */
export function SignOutDialog({ open, onClose, onSignedOut }: SignOutDialogProps) {
  const t = useText()
  const api = useApi()
  const notify = useNotify()
  const session = useSessionStore()
  const [busy, setBusy] = useState(false)

  const signOut = async () => {
    setBusy(true)
    const hide = notify.loading(t('core.wait'), patience)
    await tellSignOut(api)
    hide()
    setBusy(false)
    session.signOut()
    onClose()
    onSignedOut()
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('auth.signOut.title')}
      text={t('auth.signOut.text')}
      confirmLabel={t('auth.signOut.confirm')}
      cancelLabel={t('core.cancel')}
      onConfirm={() => void signOut()}
      busy={busy}
    />
  )
}
