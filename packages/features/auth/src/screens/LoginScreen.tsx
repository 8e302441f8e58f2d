import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { afterLogin, routes } from '@lobby/platform/routes'
import { useSession } from '@lobby/platform/session'
import { BrandMark, IconButton, Page } from '@lobby/ui'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { LoginForm } from '../components/LoginForm.tsx'
import styles from './LoginScreen.module.css'

export interface LoginScreenProps {
  /** Below the form: the way to customer service. */
  readonly foot?: ReactNode
}

/** `/m/login`. Goes back to the page that asked for the session, else home (AUTH-118). */
export function LoginScreen({ foot }: LoginScreenProps) {
  const t = useText()
  const { name, logo, hero } = useMerchant()
  const session = useSession()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = afterLogin(search)
  if (session) return <Navigate to={next} replace />
  return (
    <Page title={t('auth.login.page', { name })}>
      <div className={styles.screen}>
        <img className={styles.art} src={hero.src} alt="" width={hero.width} height={hero.height} />
        <div className={styles.back}>
          <IconButton label={t('core.home')} tone="plain" onClick={() => void navigate(routes.home())}>
            <ArrowLeft className={styles.arrow} aria-hidden />
          </IconButton>
        </div>
        <div className={styles.brand}>
          <BrandMark src={logo.src} name={name} width={logo.width} height={logo.height} />
        </div>
        <h1 className={styles.title}>{t('auth.login.title')}</h1>
        <LoginForm onSignedIn={() => void navigate(next, { replace: true })} foot={foot} />
      </div>
    </Page>
  )
}
