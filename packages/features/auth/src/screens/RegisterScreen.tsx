import { useLanguage, useText } from '@lobby/i18n'
import { getHostName } from '@lobby/platform/environment'
import { useImageHosts } from '@lobby/platform/media'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, routes } from '@lobby/platform/navigation'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { useSession, useSessionStore } from '@lobby/platform/session'
import { getDeviceNow } from '@lobby/platform/startup'
import { useStorage } from '@lobby/platform/storage'
import {
  compilePattern,
  getRegistrationFields,
  getRegistrationMethods,
  buildValidationRules,
  removeVerifiedFields,
  type RegistrationMethod,
} from '@lobby/platform/validation'
import { EmptyState, ErrorState, Picture, SegmentedControl, Skeleton } from '@lobby/ui'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { AuthPage } from '../components/AuthPage.tsx'
import { RegistrationForm, type RegistrationConfirmations } from '../components/RegistrationForm.tsx'
import { storeAffiliateCode, readAffiliateCode } from '../model/affiliateCode.ts'
import {
  affiliateCodeValidityQuery,
  registrationAnnouncementsQuery,
  registrationFieldSettingsQuery,
  formValidationRulesQuery,
} from '../queries/registration.ts'
import { SocialIdentityNotice } from '../thirdParty/SocialIdentityNotice.tsx'
import { pendingSocialIdentity } from '../thirdParty/pendingSocialIdentity.ts'
import { LazySocialSignIn } from '../thirdParty/LazySocialSignIn.tsx'
import styles from './RegisterScreen.module.css'
import { startSession } from '../model/startSession.ts'

export interface RegisterScreenProps {
  /** A link to customer service, shown below the form. */
  readonly serviceLink?: ReactNode
}

const banner = { width: 1032, height: 452 }

/** Renders `/m/register` (specification part 1, section 2). Signs the new member in and opens home (AUTH-087). */
export function RegisterScreen({ serviceLink }: RegisterScreenProps) {
  const t = useText()
  const api = useApi()
  const storage = useStorage()
  const { language } = useLanguage()
  const { code, name, flags } = useMerchant()
  const session = useSession()
  const sessions = useSessionStore()
  const navigate = useNavigate()
  const hosts = useImageHosts()
  const methods = getRegistrationMethods(flags)
  const [method, setMethod] = useState<RegistrationMethod>(methods[0] ?? 'username')
  const [identity, setIdentity] = useState(() => pendingSocialIdentity.look(getDeviceNow()))
  const [confirmed, setConfirmed] = useState<RegistrationConfirmations>({ age: false, agree: false })
  const [search] = useSearchParams()
  const [kept] = useState(() => {
    storeAffiliateCode(storage, search.toString(), getDeviceNow())
    return readAffiliateCode(storage, getDeviceNow())
  })
  const [settings, sent] = useQueries({
    queries: [registrationFieldSettingsQuery(api), formValidationRulesQuery(api, storage, language)],
  })
  const announcements = useQuery(registrationAnnouncementsQuery(api, language))
  const queries = useQueryClient()
  const failure = useQueryFailureProps()
  const affiliate = affiliateCodeValidityQuery(api, kept ?? '', getHostName())
  useQuery({ ...affiliate, enabled: kept !== null })
  const rules = useMemo(() => buildValidationRules(sent.data?.rules ?? [], compilePattern), [sent.data])
  if (session) return <Navigate to={routes.home()} replace />

  const dropIdentity = () => {
    pendingSocialIdentity.forget()
    setIdentity(null)
  }
  const [first] = announcements.data ?? []
  const failed = settings.error ?? (sent.data ? null : sent.error)
  const retryFailed = () => [settings, sent].forEach((query) => query.isError && void query.refetch())
  const form = () => {
    const closed = <EmptyState title={t('register.closed.title')} text={t('register.closed.text')} />
    if (methods.length === 0) return closed
    if (failed && !settings.data) {
      return (
        <ErrorState
          title={t('register.failed')}
          {...failure(settings.error ? settings : sent, retryFailed)}
          busy={settings.isFetching || sent.isFetching}
        />
      )
    }
    if (!settings.data || (!sent.data && !sent.isError)) return <FormSkeleton />
    const fields = getRegistrationFields(settings.data, identity ? (methods[0] ?? 'username') : method, flags)
    // Without fields the form cannot create an account, so show that registration is closed. A registration with a
    // third-party account needs no fields.
    if (!identity && fields.length === 0) return closed
    return (
      <RegistrationForm
        key={identity ? identity.provider : method}
        fields={identity ? removeVerifiedFields(fields, 'social') : fields}
        identity={identity}
        confirmed={confirmed}
        onConfirmed={setConfirmed}
        rules={rules}
        findCode={async () => {
          const good = kept !== null && (await queries.ensureQueryData(affiliate).catch(() => false))
          return good ? kept : null
        }}
        onRegistered={(answer, typed) => {
          pendingSocialIdentity.forget()
          startSession(sessions, answer, { ...typed, code })
          void navigate(routes.home(), { replace: true })
        }}
        foot={serviceLink}
      />
    )
  }

  return (
    <AuthPage title={t('register.page', { name })} heading={t('register.title')} lead={t('register.lead')}>
      {first && (
        <div className={styles.banner}>
          <Picture path={first.url} hosts={hosts} alt={first.title} {...banner} />
        </div>
      )}
      {identity && <SocialIdentityNotice identity={identity} onOtherMethod={dropIdentity} />}
      {!identity && methods.length > 1 && (
        <SegmentedControl
          label={t('register.method')}
          items={methods.map((id) => ({ id, label: t(`register.method.${id}`) }))}
          value={method}
          onChange={(event) => setMethod(event.target.value === 'mobile' ? 'mobile' : 'username')}
        />
      )}
      {form()}
      {!identity && methods.length > 0 && (
        <LazySocialSignIn
          onSignedIn={(mustChange) =>
            void navigate(mustChange ? routes.changePassword() : routes.home(), { replace: true })
          }
          onUnknown={setIdentity}
        />
      )}
      <p className={styles.known}>
        {t('register.known')} <Link to={routes.login()}>{t('register.login')}</Link>
      </p>
    </AuthPage>
  )
}

/** Renders a placeholder with the height of a short registration form. */
function FormSkeleton() {
  const t = useText()
  return (
    <div className={styles.loading} role="status" aria-label={t('core.loading')}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} shape="block" />
      ))}
    </div>
  )
}
