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
  /** True if the session has expired. The sheet then shows a message about the expiry above the form. */
  readonly expired?: boolean
  /** A link to customer service for the navigation bar. */
  readonly serviceLink?: ReactNode
}

/** Renders the sign-in form in a sheet over the page that needs a session (SHELL-140). */
export function LoginSheet({ open, onSignedIn, onDismiss, expired = false, serviceLink }: LoginSheetProps) {
  const t = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [page] = useState(pathname)
  const leave = useEffectEvent(onDismiss)
  // Close the sheet when a link in the form, for example to registration, opens another page.
  useEffect(() => {
    if (pathname !== page) leave()
  }, [pathname, page])
  const signedIn = (mustChange: boolean) => {
    if (!mustChange) return onSignedIn()
    // Do not call `onSignedIn`, because the member must change the temporary password before using the page.
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
      <LoginForm onSignedIn={signedIn} serviceLink={serviceLink} />
    </Sheet>
  )
}
