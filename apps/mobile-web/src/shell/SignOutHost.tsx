import { loadSignOutDialog } from '@lobby/auth'
import { SignOutProvider } from '@lobby/platform/session'
import { useCallback, useState, type ReactNode } from 'react'
import { Overlay } from './Overlay.tsx'

/** Fills the sign-out port with auth's dialog, above the pages: it outlives the one that asked for it. */
export function SignOutHost({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState(false)
  const end = () => setAsked(false)
  return (
    <SignOutProvider ask={useCallback(() => setAsked(true), [])}>
      {children}
      {asked && (
        <Overlay load={loadSignOutDialog} texts={['auth']} onClose={end}>
          {(SignOutDialog) => <SignOutDialog onEnd={end} />}
        </Overlay>
      )}
    </SignOutProvider>
  )
}
