import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { afterLogin } from '@lobby/platform/routes'
import { useSession } from '@lobby/platform/session'
import { BrandMark, Page } from '@lobby/ui'
import type { ReactNode } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { LoginForm } from '../components/LoginForm.tsx'
import styles from './LoginScreen.module.css'

/** `/m/login`. Goes back to the page that asked for the session, else home (AUTH-118). */
export function LoginScreen({ foot }: { readonly foot?: ReactNode }) {
  const t = useText()
  const { name, logo } = useMerchant()
  const session = useSession()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = afterLogin(search)
  if (session) return <Navigate to={next} replace />
  return (
    <Page>
      <div className={styles.screen}>
      <div className={styles.brand}>
        <BrandMark src={logo.src} name={name} width={logo.width} height={logo.height} />
      </div>
      <h1 className={styles.title}>{t('auth.login.title')}</h1>
      <LoginForm onSignedIn={() => void navigate(next, { replace: true })} foot={foot} />
      </div>
    </Page>
  )
}
