import { loadSignOutDialog } from '@lobby/auth'
import { SignOutPromptProvider } from '@lobby/platform/session'
import { useCallback, useState, type ReactNode } from 'react'
import { LazyOverlay } from './LazyOverlay.tsx'

/**
 * Provides the sign-out dialog of the auth feature through the sign-out port. The dialog is rendered outside of the
 * screens, so it stays open when the screen changes.
 */
export function SignOutDialogHost({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <SignOutPromptProvider ask={useCallback(() => setOpen(true), [])}>
      {children}
      {isOpen && (
        <LazyOverlay load={loadSignOutDialog} texts={['auth']} onClose={close}>
          {(SignOutDialog) => <SignOutDialog onEnd={close} />}
        </LazyOverlay>
      )}
    </SignOutPromptProvider>
  )
}
