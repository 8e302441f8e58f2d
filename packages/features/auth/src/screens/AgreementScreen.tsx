import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Page } from '@lobby/ui'
import { UserAgreement } from '../components/UserAgreement.tsx'
import { useUserAgreementTitle } from '../model/useUserAgreementTitle.ts'
import styles from './AccountScreen.module.css'

/** Renders `/m/useragreement`: the user agreement of the merchant. */
export function AgreementScreen() {
  const t = useText()
  const { name } = useMerchant()
  const title = useUserAgreementTitle()
  return (
    <Page title={t('account.agreement.page', { name })}>
      <div className={styles.screen}>
        <div className={styles.words}>
          <h1>{title}</h1>
        </div>
        <UserAgreement />
      </div>
    </Page>
  )
}
