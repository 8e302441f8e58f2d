import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { routes } from '@lobby/platform/routes'
import { useSession } from '@lobby/platform/session'
import { Page } from '@lobby/ui'
import { Navigate, useNavigate } from 'react-router-dom'
import { ChangePasswordForm } from '../components/ChangePasswordForm.tsx'
import styles from './AccountScreen.module.css'

/** `/m/changePsw` (specification part 1, section 2): for who is signed in; anybody else comes to home. */
export function ChangePasswordScreen() {
  const t = useText()
  const { name } = useMerchant()
  const session = useSession()
  const navigate = useNavigate()
  if (!session) return <Navigate to={routes.home()} replace />
  return (
    <Page title={t('account.change.page', { name })}>
      <div className={styles.screen}>
        <div className={styles.words}>
          <h1>{t('account.change.title')}</h1>
          <p>{t('account.change.lead')}</p>
        </div>
        <ChangePasswordForm user={session.userName} onDone={() => void navigate(routes.home(), { replace: true })} />
      </div>
    </Page>
  )
}
