import { useText } from '@lobby/i18n'
import { buildDefaultBrowserLink, getPageUrl } from '@lobby/platform/environment'
import { getButtonClass, CopyTextButton, InlineNotice } from '@lobby/ui'
import styles from './SocialSignIn.module.css'

/**
 * Renders the notice for an in-app browser: explains why third-party buttons are missing, and links to a full browser.
 */
export function InAppBrowserNotice({ app }: { readonly app: string }) {
  const t = useText()
  const address = getPageUrl()
  const link = buildDefaultBrowserLink(address)
  return (
    <div className={styles.inApp}>
      <InlineNotice tone="info">{app ? t('social.inApp.named', { app }) : t('social.inApp')}</InlineNotice>
      <div className={styles.providers}>
        {link && (
          <a className={getButtonClass({ size: 'm', wide: true })} href={link}>
            {t('social.inApp.open')}
          </a>
        )}
        <CopyTextButton text={address} label={t('social.inApp.copy')} doneLabel={t('social.inApp.copied')} />
      </div>
    </div>
  )
}
