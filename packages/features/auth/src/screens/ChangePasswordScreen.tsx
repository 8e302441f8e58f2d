import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { routes } from '@lobby/platform/navigation'
import { MembersOnly, RealAccountOnly, useMemberSession } from '@lobby/platform/session'
import { Page } from '@lobby/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ChangePasswordForm } from '../components/ChangePasswordForm.tsx'
import { signInPasswordInMemory } from '../model/signInPassword.ts'
import styles from './AccountScreen.module.css'

/**
 * Renders `/m/changePsw` for signed-in members (specification part 1, section 2). Redirects guests and trial accounts
 * to home.
 */
export function ChangePasswordScreen() {
  return (
    <MembersOnly redirectTo={routes.home()}>
      <RealAccountOnly redirectTo={routes.home()}>
        <ChangePassword />
      </RealAccountOnly>
    </MembersOnly>
  )
}

function ChangePassword() {
  const t = useText()
  const { name } = useMerchant()
  const { userName } = useMemberSession()
  const navigate = useNavigate()
  const [temporary] = useState(() => signInPasswordInMemory.isTemporary(userName))
  return (
    <Page title={t('account.change.page', { name })}>
      <div className={styles.screen}>
        <div className={styles.words}>
          <h1 className="visually-hidden">{t('account.change.title')}</h1>
          <p>{t(temporary ? 'account.change.temporary' : 'account.change.lead')}</p>
        </div>
        <ChangePasswordForm user={userName} onDone={() => void navigate(routes.home(), { replace: true })} />
      </div>
    </Page>
  )
}
