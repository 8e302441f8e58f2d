import { useText } from '@lobby/i18n'
import { useSingleMutation } from '@lobby/platform/query'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { useEffect, useEffectEvent, useState } from 'react'
import { useEndSession } from '../model/useEndSession.ts'

export interface SignOutDialogProps {
  /** Nothing is left to ask or to say. */
  readonly onEnd: () => void
}

/**
 * Asks, and signs out. Where the platform is not reached it says so, and tells it again at a press, or once the connection is back: a
 * sign-out that is told twice changes nothing more.
 */
export function SignOutDialog({ onEnd }: SignOutDialogProps) {
  const t = useText()
  const { end, tellAgain } = useEndSession()
  const [open, setOpen] = useState(true)
  const [unreached, setUnreached] = useState(false)
  const { mutate: tell } = useSingleMutation({
    mutationKey: ['logout'],
    mutationFn: unreached ? tellAgain : end,
    onMutate: () => setOpen(false),
    onSuccess: (told) => {
      if (told) return onEnd()
      setUnreached(true)
      setOpen(true)
    },
  })

  const online = useEffectEvent(() => tell())
  useEffect(() => {
    if (!unreached) return
    const back = () => online()
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
      onConfirm={() => tell()}
    />
  )
}
