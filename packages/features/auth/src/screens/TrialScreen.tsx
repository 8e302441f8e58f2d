import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, routes } from '@lobby/platform/navigation'
import { useSession } from '@lobby/platform/session'
import { getButtonClass, Page } from '@lobby/ui'
import { Coins, ShieldCheck, Timer } from '@lobby/ui/icons'
import { Navigate, useNavigate } from 'react-router-dom'
import { TrialButton } from '../components/TrialButton.tsx'
import account from './AccountScreen.module.css'
import styles from './TrialScreen.module.css'

const points = [
  { id: 'money', Icon: Coins },
  { id: 'data', Icon: ShieldCheck },
  { id: 'visit', Icon: Timer },
] as const

/**
 * Renders `/m/trail`, which starts a trial: an account with play money, without a registration (AUTH-145). Redirects
 * signed-in members to home.
 */
export function TrialScreen() {
  const t = useText()
  const { name } = useMerchant()
  const session = useSession()
  const navigate = useNavigate()
  if (session) return <Navigate to={routes.home()} replace />
  return (
    <Page title={t('account.trial.page', { name })}>
      <div className={account.screen}>
        <div className={account.words}>
          <h1>{t('account.trial.title')}</h1>
          <p>{t('account.trial.lead')}</p>
        </div>
        <ul className={styles.points}>
          {points.map(({ id, Icon }) => (
            <li key={id}>
              <Icon aria-hidden="true" />
              <span>{t(`account.trial.${id}`)}</span>
            </li>
          ))}
        </ul>
        <TrialButton tone="brand" onSignedIn={() => void navigate(routes.home(), { replace: true })} />
        <Link className={getButtonClass({ tone: 'plain', size: 'l' })} to={routes.register()}>
          {t('account.trial.register')}
        </Link>
      </div>
    </Page>
  )
}
