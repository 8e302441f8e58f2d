import { useText } from '@lobby/i18n'
import { routes } from '@lobby/platform/navigation'
import { InlineNotice } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginSheet.module.css'

export interface LoginSheetProps {
  readonly open: boolean
  readonly onSignedIn: () => void
  readonly onDismiss: () => void
  /** The session expired. The sheet says so above the form. */
  readonly expired?: boolean
  /** The link to customer service. */
  readonly foot?: ReactNode
}

/** Shows the login form in a sheet over the page that asked for a session (SHELL-140). */
export function LoginSheet({ open, onSignedIn, onDismiss, expired = false, foot }: LoginSheetProps) {
  const t = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [page] = useState(pathname)
  const leave = useEffectEvent(onDismiss)
  // A link in the form, for example to registration, leaves the page that asked for the session. Close the dialog then.
  useEffect(() => {
    if (pathname !== page) leave()
  }, [pathname, page])
  const signedIn = (mustChange: boolean) => {
    if (!mustChange) return onSignedIn()
    // Dismiss without `onSignedIn`: the member must replace the temporary password before anything else.
    onDismiss()
    void navigate(routes.changePassword())
  }
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onDismiss()}
      title={t('auth.login.title')}
      closeLabel={t('core.close')}>
      {expired && (
        <div className={styles.expired}>
          <InlineNotice tone="info">{t('error.unauthorized')}</InlineNotice>
        </div>
      )}
      <LoginForm onSignedIn={signedIn} foot={foot} />
    </Sheet>
  )
}
