import { useText } from '@lobby/i18n'
import { securityInfoQuery, securityQueryKeyPrefix } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { useNotify } from '@lobby/platform/ports'
import { invalidate, useApi } from '@lobby/platform/query'
import { securityRoutes } from '@lobby/platform/navigation'
import { MembersOnly, useMemberSession } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { Page } from '@lobby/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { BindEmailForm } from '../components/BindEmailForm.tsx'
import { BindPhoneForm } from '../components/BindPhoneForm.tsx'
import styles from './AccountScreen.module.css'

/** The duration of the success message. */
const SUCCESS_DURATION_MS = 1500

/**
 * Renders `/m/securityCenter/phone`, which binds a mobile number to the account, and `/m/securityCenter/email`, which
 * binds an e-mail address.
 */
export function BindScreen() {
  const { pathname } = useLocation()
  const kind = matchPath(securityRoutes.email(), pathname) ? 'email' : 'mobile'
  return (
    <MembersOnly>
      <Bind key={kind} kind={kind} />
    </MembersOnly>
  )
}

function Bind({ kind }: { readonly kind: 'mobile' | 'email' }) {
  const t = useText()
  const notify = useNotify()
  const storage = useStorage()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { name } = useMerchant()
  // If this request fails, the form still works, but does not show the current contact.
  const { data } = useQuery(securityInfoQuery(useApi(), useMemberSession()))
  const known = data?.[kind]
  const title = t(`security.${kind}`)
  const Form = kind === 'mobile' ? BindPhoneForm : BindEmailForm
  const bound = () => {
    storage.remove('smsCodes')
    invalidate(queries, securityQueryKeyPrefix)
    notify.notice(t('security.saved'), SUCCESS_DURATION_MS)
    void navigate(securityRoutes.centre(), { replace: true })
  }
  return (
    <Page title={t('security.page', { title, name })}>
      <div className={styles.screen}>
        <div className={styles.words}>
          <h1 className="visually-hidden">{title}</h1>
          <p>{known ? t('security.known', { value: known }) : t(`security.${kind}.lead`)}</p>
        </div>
        <Form onBound={bound} />
      </div>
    </Page>
  )
}
