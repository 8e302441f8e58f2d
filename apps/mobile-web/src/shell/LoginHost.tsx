import { loadLoginSheet } from '@lobby/auth'
import { ServiceLink } from '@lobby/content'
import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/ports'
import { LoginPromptProvider, type LoginRequest, useSessionStore } from '@lobby/platform/session'
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Overlay } from './Overlay.tsx'

/**
 * Fills the login port with auth's dialog, which is loaded when a session is first asked for. Of a session that expired it says so once:
 * in the dialog, over a page that is held, else in passing.
 */
export function LoginHost({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const notify = useNotify()
  const session = useSessionStore()
  const [request, setRequest] = useState<(LoginRequest & { readonly expired?: true }) | null>(null)
  const held = useRef(0)

  const hold = useCallback(() => {
    held.current++
    return () => void held.current--
  }, [])
  const expired = useEffectEvent(() => {
    if (held.current > 0) setRequest((open) => ({ ...open, expired: true }))
    else notify.toast(t('error.unauthorized'))
  })
  useEffect(() => session.onEnd((why) => why === 'expired' && expired()), [session])

  const end = (how: 'onSignedIn' | 'onDismissed') => {
    setRequest(null)
    request?.[how]?.()
  }

  return (
    <LoginPromptProvider open={setRequest} openOnExpiry={hold}>
      {children}
      {request && (
        <Overlay load={loadLoginSheet} texts={['auth']} onClose={() => end('onDismissed')}>
          {(LoginSheet) => (
            <LoginSheet
              open
              expired={request.expired === true}
              onSignedIn={() => end('onSignedIn')}
              onDismiss={() => end('onDismissed')}
              foot={<ServiceLink />}
            />
          )}
        </Overlay>
      )}
    </LoginPromptProvider>
  )
}
