import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useGoBack, routes } from '@lobby/platform/navigation'
import { useNotify } from '@lobby/platform/ports'
import { Page, SegmentedControl } from '@lobby/ui'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { EmailRecoveryForm } from '../components/EmailRecoveryForm.tsx'
import { SetPasswordForm } from '../components/SetPasswordForm.tsx'
import styles from './AccountScreen.module.css'

export interface ForgotScreenProps {
  /** A link to customer service, shown below the form. */
  readonly serviceLink?: ReactNode
}

const ways = ['phone', 'email'] as const

/**
 * Renders `/m/forget` (specification part 1, section 2): recovery by phone or by e-mail if the merchant offers both,
 * otherwise by e-mail.
 */
export function ForgotScreen({ serviceLink }: ForgotScreenProps) {
  const t = useText()
  const { name, flags } = useMerchant()
  const back = useGoBack()
  const notify = useNotify()
  const navigate = useNavigate()
  const both = flags.includes('phoneRecovery')
  const [way, setWay] = useState<(typeof ways)[number]>(both ? 'phone' : 'email')
  return (
    <Page title={t('account.forgot.page', { name })}>
      <div className={styles.screen}>
        <div className={styles.words}>
          <h1>{t('account.forgot.title')}</h1>
          <p>{t(`account.forgot.lead.${way}`)}</p>
        </div>
        {both && (
          <SegmentedControl
            label={t('account.forgot.way')}
            items={ways.map((id) => ({ id, label: t(`account.forgot.way.${id}`) }))}
            value={way}
            onChange={(event) => setWay(event.target.value === 'email' ? 'email' : 'phone')}
          />
        )}
        {way === 'email' ? (
          <EmailRecoveryForm onSent={back} />
        ) : (
          <SetPasswordForm
            onSignedIn={() => void navigate(routes.home(), { replace: true })}
            onSet={() => {
              notify.toast(t('account.set.signIn'))
              void navigate(routes.login(), { replace: true })
            }}
          />
        )}
        {serviceLink && <div className={styles.foot}>{serviceLink}</div>}
      </div>
    </Page>
  )
}
