import { loadLoginSheet } from '@lobby/auth'
import { ServiceLink } from '@lobby/content'
import { LoginPromptProvider, type LoginRequest } from '@lobby/platform/ports'
import { Suspense, useState, type ReactNode } from 'react'
import { useLazy } from '../siteContext.ts'

/** Fills the login port with auth's dialog, which is loaded when a session is first asked for. */
export function LoginHost({ children }: { readonly children: ReactNode }) {
  const [request, setRequest] = useState<LoginRequest | null>(null)
  const LoginSheet = useLazy(loadLoginSheet, 'auth')

  const end = (how: 'onSignedIn' | 'onDismissed') => {
    setRequest(null)
    request?.[how]?.()
  }

  return (
    <LoginPromptProvider open={setRequest}>
      {children}
      {request && (
        <Suspense fallback={null}>
          <LoginSheet open onSignedIn={() => end('onSignedIn')} onDismiss={() => end('onDismissed')} foot={<ServiceLink />} />
        </Suspense>
      )}
    </LoginPromptProvider>
  )
}
