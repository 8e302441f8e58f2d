import { loadLoginSheet, loadSignOutDialog } from '@lobby/auth'
import { ServiceLink } from '@lobby/content'
import { useText } from '@lobby/i18n'
import { createNotify, NotifyProvider, LauncherProvider, type LaunchTarget } from '@lobby/platform/ports'
import { LoginPromptProvider, SignOutProvider, type LoginRequest } from '@lobby/platform/session'
import { createToasts, toastDurations } from '@lobby/ui'
import { Toaster } from '@lobby/ui/overlays'
import { lazy, Suspense, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'

const LoginSheet = lazy(loadLoginSheet)
const SignOutDialog = lazy(loadSignOutDialog)

/** Fills the ports as the site does: a session is asked for by the login sheet, notices pass by, and a game is only named. */
export function SiteHost({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const [request, setRequest] = useState<LoginRequest | null>(null)
  const [leaving, setLeaving] = useState(false)
  const [toasts] = useState(() =>
    createToasts({ setTimeout: window.setTimeout.bind(window), clearTimeout: window.clearTimeout.bind(window) }),
  )
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  const notify = useMemo(() => createNotify(toasts, toastDurations), [toasts])
  const launch = ({ name }: LaunchTarget) => Promise.resolve(notify.toast(`Here the site opens ${name}`))
  const end = (how: 'onSignedIn' | 'onDismissed') => {
    setRequest(null)
    request?.[how]?.()
  }
  return (
    <NotifyProvider notify={notify}>
      <LauncherProvider launch={launch}>
        <LoginPromptProvider open={setRequest}>
          <SignOutProvider ask={() => setLeaving(true)}>{children}</SignOutProvider>
          <Suspense fallback={null}>
            {request && (
              <LoginSheet
                open
                onSignedIn={() => end('onSignedIn')}
                onDismiss={() => end('onDismissed')}
                foot={<ServiceLink />}
              />
            )}
            {leaving && <SignOutDialog onEnd={() => setLeaving(false)} />}
          </Suspense>
          {shown.length > 0 && (
            <Toaster toasts={shown} onShown={toasts.start} onDismiss={toasts.hide} dismissLabel={t('core.dismiss')} />
          )}
        </LoginPromptProvider>
      </LauncherProvider>
    </NotifyProvider>
  )
}
