import { useLoadTexts, useText } from '@lobby/i18n'
import { useFlag } from '@lobby/platform/merchant'
import { Link, routes } from '@lobby/platform/navigation'
import { getDeviceNow } from '@lobby/platform/startup'
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLoginFormState } from '../model/useLoginFormState.ts'
import type { LoginMethodForm, LoginMethodsProps } from './LoginMethods.tsx'
import { pendingSocialIdentity } from '../thirdParty/pendingSocialIdentity.ts'
import { LazySocialSignIn } from '../thirdParty/LazySocialSignIn.tsx'
import type { SocialIdentity } from '../thirdParty/ThirdPartySignIn.ts'
import { TrialButton } from './TrialButton.tsx'
import { UsernameLogin } from './UsernameLogin.tsx'
import styles from './LoginForm.module.css'

export interface LoginFormProps {
  /**
   * Called after the session is stored. `mustChange` is true if the member signed in with a temporary password, which
   * the member must change first (AUTH-140).
   */
  readonly onSignedIn: (mustChange: boolean) => void
  /** A link to customer service for the navigation bar. */
  readonly serviceLink?: ReactNode
  /** True to show a link to home in the navigation bar. */
  readonly withHome?: boolean
}

/**
 * Renders the sign-in form (specification part 1, sections 2 and 4). Offers the sign-in by username and, with the
 * feature flag smsSignIn, by mobile number. The bar below the form contains links (AUTH-103 to AUTH-105, AUTH-222).
 */
export function LoginForm({ onSignedIn, serviceLink, withHome = false }: LoginFormProps) {
  const t = useText()
  const navigate = useNavigate()
  const login = useLoginFormState(onSignedIn)
  const loadTexts = useLoadTexts()
  const byMobile = useFlag('smsSignIn')
  const [Methods, setMethods] = useState<ComponentType<LoginMethodsProps> | null>(null)
  const [Other, setOther] = useState<LoginMethodForm | null>(null)
  const Form = Other ?? UsernameLogin

  // If the other sign-in methods fail to load, the form offers only the username method, which has already loaded.
  const load = useEffectEvent(() => Promise.all([import('./LoginMethods.tsx'), loadTexts(['mobile'])]))
  useEffect(() => {
    let isMounted = true
    if (byMobile)
      load().then(
        ([module]) => isMounted && setMethods(() => module.LoginMethods),
        () => undefined,
      )
    return () => {
      isMounted = false
    }
  }, [byMobile])

  const join = (identity: SocialIdentity) => {
    pendingSocialIdentity.keep(identity, getDeviceNow())
    void navigate(routes.register())
  }

  const choose = (form: LoginMethodForm | null) => {
    setOther(() => form)
    login.onMethodChange()
  }

  return (
    <div className={styles.login}>
      {byMobile && <div className={styles.methods}>{Methods && <Methods onChosen={choose} />}</div>}
      <Form login={login} />
      {Other === null && <LazySocialSignIn onSignedIn={onSignedIn} onUnknown={join} />}
      <TrialButton onSignedIn={() => onSignedIn(false)} />
      <nav className={styles.links} aria-label={t('auth.nav')}>
        {withHome && <Link to={routes.home()}>{t('core.home')}</Link>}
        <Link to={routes.register()}>{t('auth.register')}</Link>
        <Link to={routes.forgotPassword()}>{t('auth.forgot')}</Link>
        {serviceLink}
      </nav>
    </div>
  )
}
