import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Page } from '@lobby/ui'
import { Agreement } from '../components/Agreement.tsx'
import { useAgreementTitle } from '../model/useAgreementTitle.ts'
import styles from './AccountScreen.module.css'

/** Renders `/m/useragreement`: the user agreement of the merchant. */
export function AgreementScreen() {
  const t = useText()
  const { name } = useMerchant()
  const title = useAgreementTitle()
  return (
    <Page title={t('account.agreement.page', { name })}>
      <div className={styles.screen}>
        <div className={styles.words}>
          <h1>{title}</h1>
        </div>
        <Agreement />
      </div>
    </Page>
  )
}
