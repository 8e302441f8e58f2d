import { useLoadTexts, useText } from '@lobby/i18n'
import { useFlag } from '@lobby/platform/merchant'
import { Link } from '@lobby/platform/navigation'
import { routes } from '@lobby/platform/routes'
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLogin } from '../model/useLogin.ts'
import type { LoginMethodForm, LoginMethodsProps } from './LoginMethods.tsx'
import { pendingIdentity } from '../thirdParty/pendingIdentity.ts'
import { SocialSlot } from '../thirdParty/SocialSlot.tsx'
import type { SocialIdentity } from '../thirdParty/ThirdParty.ts'
import { TrialButton } from './TrialButton.tsx'
import { UsernameLogin } from './UsernameLogin.tsx'
import styles from './LoginForm.module.css'

export interface LoginFormProps {
  /** After the session is stored; whether it was with a temporary password, which is to be changed first (AUTH-140). */
  readonly onSignedIn: (mustChange: boolean) => void
  /** Below the button: the way to customer service. */
  readonly foot?: ReactNode
}

/**
 * Sign-in (specification part 1, sections 2 and 4): by username, and with the flag MOBILEVERCODELOGIN3 by mobile number, whose parts come
 * in chunks of their own.
 */
export function LoginForm({ onSignedIn, foot }: LoginFormProps) {
  const t = useText()
  const navigate = useNavigate()
  const login = useLogin(onSignedIn)
  const loadTexts = useLoadTexts()
  const byMobile = useFlag('MOBILEVERCODELOGIN3')
  const [Methods, setMethods] = useState<ComponentType<LoginMethodsProps> | null>(null)
  const [Other, setOther] = useState<LoginMethodForm | null>(null)
  const Form = Other ?? UsernameLogin

  // The username stands by itself; what does not come is not offered.
  const load = useEffectEvent(() => Promise.all([import('./LoginMethods.tsx'), loadTexts(['mobile'])]))
  useEffect(() => {
    let shown = true
    if (byMobile) load().then(([module]) => shown && setMethods(() => module.LoginMethods), () => undefined)
    return () => {
      shown = false
    }
  }, [byMobile])

  const join = (identity: SocialIdentity) => {
    pendingIdentity.keep(identity, Date.now())
    void navigate(routes.register())
  }

  const choose = (form: LoginMethodForm | null) => {
    setOther(() => form)
    login.switched()
  }

  return (
    <div className={styles.login}>
      {byMobile && <div className={styles.methods}>{Methods && <Methods onChosen={choose} />}</div>}
      <Form login={login} />
      {Other === null && <SocialSlot onSignedIn={onSignedIn} onUnknown={join} />}
      <div className={styles.ways}>
        <TrialButton onSignedIn={() => onSignedIn(false)} />
        <p className={styles.join}>
          {t('auth.new')} <Link to={routes.register()}>{t('auth.register')}</Link>
        </p>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </div>
  )
}
