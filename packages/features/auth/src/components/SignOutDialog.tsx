import { useText } from '@lobby/i18n'
import { useSingleMutation } from '@lobby/platform/query'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSignOutActions } from '../model/useSignOutActions.ts'

export interface SignOutDialogProps {
  /** Called when the dialog can close: after a cancel, or when the sign-out has ended. */
  readonly onEnd: () => void
}

/**
 * Asks for confirmation, then signs out. If the platform cannot be reached, shows an error, and repeats the call when
 * the player presses the button or the connection returns. A repeated sign-out has no further effect.
 */
export function SignOutDialog({ onEnd }: SignOutDialogProps) {
  const t = useText()
  const { signOut, retrySignOut } = useSignOutActions()
  const [open, setOpen] = useState(true)
  const [unreached, setUnreached] = useState(false)
  const { mutate: submit } = useSingleMutation({
    mutationKey: ['logout'],
    mutationFn: unreached ? retrySignOut : signOut,
    onMutate: () => setOpen(false),
    onSuccess: (acknowledged) => {
      if (acknowledged) return onEnd()
      setUnreached(true)
      setOpen(true)
    },
  })

  const retry = useEffectEvent(() => submit())
  useEffect(() => {
    if (!unreached) return
    const back = () => retry()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [unreached])

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onEnd()}
      title={t(unreached ? 'auth.signOut.unreached.title' : 'auth.signOut.title')}
      text={t(unreached ? 'auth.signOut.unreached.text' : 'auth.signOut.text')}
      confirmLabel={t(unreached ? 'core.retry' : 'auth.signOut.confirm')}
      cancelLabel={t(unreached ? 'core.close' : 'core.cancel')}
      onConfirm={() => submit()}
    />
  )
}
