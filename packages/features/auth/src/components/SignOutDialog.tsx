import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/notify'
import { useApi } from '@lobby/platform/query'
import { useSessionStore } from '@lobby/platform/session'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { tellSignOut } from '../queries/signOut.ts'

/** How long the loading message may stand, in milliseconds (specification part 1, section 9). */
const patience = 10_000

export interface SignOutDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** After the call, unless somebody has signed in meanwhile. */
  readonly onSignedOut: () => void
}

/**
 * Asks, ends the session on this device at once, and tells the platform (specification part 1, section 4). Whether the platform hears it
 * is nothing that the member could mend.
 */
export function SignOutDialog({ open, onClose, onSignedOut }: SignOutDialogProps) {
  const t = useText()
  const api = useApi()
  const notify = useNotify()
  const session = useSessionStore()

  const signOut = async () => {
    onClose()
    if (!session.get()) return
    const hide = notify.loading(t('core.wait'), patience)
    // The call has taken the token before the session goes.
    const told = tellSignOut(api)
    session.signOut()
    await told
    hide()
    if (!session.get()) onSignedOut()
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
    />
  )
}
