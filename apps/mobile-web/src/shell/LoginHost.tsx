import { loadLoginSheet } from '@lobby/auth'
import { ServiceLink } from '@lobby/content'
import { LoginPromptProvider, type LoginRequest } from '@lobby/platform/ports'
import { useState, type ReactNode } from 'react'
import { Overlay } from './Overlay.tsx'

/** Fills the login port with auth's dialog, which is loaded when a session is first asked for. */
export function LoginHost({ children }: { readonly children: ReactNode }) {
  const [request, setRequest] = useState<LoginRequest | null>(null)

  const end = (how: 'onSignedIn' | 'onDismissed') => {
    setRequest(null)
    request?.[how]?.()
  }

  return (
    <LoginPromptProvider open={setRequest}>
      {children}
      {request && (
        <Overlay load={loadLoginSheet} texts={['auth', 'errors']} onClose={() => end('onDismissed')}>
          {(LoginSheet) => (
            <LoginSheet open onSignedIn={() => end('onSignedIn')} onDismiss={() => end('onDismissed')} foot={<ServiceLink />} />
          )}
        </Overlay>
      )}
    </LoginPromptProvider>
  )
}
