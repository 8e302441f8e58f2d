import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { getPathAfterLogin, routes } from '@lobby/platform/navigation'
import { useSession } from '@lobby/platform/session'
import type { ReactNode } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { AuthPage } from '../components/AuthPage.tsx'
import { LoginForm } from '../components/LoginForm.tsx'
import { signInPasswordInMemory } from '../model/signInPassword.ts'

export interface LoginScreenProps {
  /** A link to customer service for the navigation bar. */
  readonly serviceLink?: ReactNode
  /**
   * The paths to which the screen may return after a sign-in, in addition to the paths to which texts from the platform
   * may link.
   */
  readonly returnPaths?: readonly string[]
}

/** Renders `/m/login`. After the sign-in, opens the page that required the sign-in, or home (AUTH-118). */
export function LoginScreen({ serviceLink, returnPaths }: LoginScreenProps) {
  const t = useText()
  const { name } = useMerchant()
  const session = useSession()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = getPathAfterLogin(search, returnPaths)
  if (session)
    return (
      <Navigate to={signInPasswordInMemory.isTemporary(session.userName) ? routes.changePassword() : next} replace />
    )
  return (
    <AuthPage title={t('auth.login.page', { name })} heading={t('auth.login.title')}>
      <LoginForm
        onSignedIn={(mustChange) => void navigate(mustChange ? routes.changePassword() : next, { replace: true })}
        serviceLink={serviceLink}
        withHome
      />
    </AuthPage>
  )
}
