import { useText } from '@lobby/i18n'
import { Sheet } from '@lobby/ui/overlays'
import type { ReactNode } from 'react'
import { LoginForm } from './LoginForm.tsx'

export interface LoginSheetProps {
  readonly open: boolean
  readonly onSignedIn: () => void
  readonly onDismiss: () => void
  /** The way to customer service. */
  readonly foot?: ReactNode
}

/** The login dialog: the login form in a sheet over the page that asked for a session (SHELL-140). */
export function LoginSheet({ open, onSignedIn, onDismiss, foot }: LoginSheetProps) {
  const t = useText()
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onDismiss()} title={t('auth.login.title')} closeLabel={t('core.close')}>
      <LoginForm onSignedIn={onSignedIn} foot={foot} />
    </Sheet>
  )
}
