import { loadLoginSheet } from '@lobby/auth'
import { CustomerServiceButton } from '@lobby/content'
import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/ports'
import { LoginPromptProvider, type LoginDialogCallbacks, useSessionStore } from '@lobby/platform/session'
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { LazyOverlay } from './LazyOverlay.tsx'

/**
 * Provides the login dialog of the auth feature through the login port. Loads the dialog's code when the dialog is
 * first opened. Reports an expired session one time in a toast. While a screen has called `hold`, for example because
 * of a filled form, opens the login dialog instead of the toast.
 */
export function LoginDialogHost({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const notify = useNotify()
  const session = useSessionStore()
  const [request, setRequest] = useState<(LoginDialogCallbacks & { readonly expired?: true }) | null>(null)
  const holdCount = useRef(0)

  const hold = useCallback(() => {
    holdCount.current++
    return () => void holdCount.current--
  }, [])
  const reportExpired = useEffectEvent(() => {
    if (holdCount.current > 0) setRequest((open) => ({ ...open, expired: true }))
    else notify.toast(t('error.unauthorized'))
  })
  useEffect(() => session.onEnd((why) => why === 'expired' && reportExpired()), [session])

  const end = (how: 'onSignedIn' | 'onDismissed') => {
    setRequest(null)
    request?.[how]?.()
  }

  return (
    <LoginPromptProvider open={setRequest} openOnExpiry={hold}>
      {children}
      {request && (
        <LazyOverlay load={loadLoginSheet} texts={['auth']} onClose={() => end('onDismissed')}>
          {(LoginSheet) => (
            <LoginSheet
              open
              expired={request.expired === true}
              onSignedIn={() => end('onSignedIn')}
              onDismiss={() => end('onDismissed')}
              serviceLink={<CustomerServiceButton />}
            />
          )}
        </LazyOverlay>
      )}
    </LoginPromptProvider>
  )
}
