import { useText } from '@lobby/i18n'
import { browserLink, pageAddress } from '@lobby/platform/environment'
import { Button, buttonClass, InlineNotice } from '@lobby/ui'
import { useState } from 'react'
import styles from './SocialSignIn.module.css'

/** Why there are no buttons of third parties in the browser inside of an app, and the way to a real browser. */
export function InAppNotice({ app }: { readonly app: string }) {
  const t = useText()
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null)
  const address = pageAddress()
  const link = browserLink(address)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied('done')
    } catch {
      setCopied('failed')
    }
  }

  return (
    <div className={styles.inApp}>
      <InlineNotice tone="info">{app ? t('social.inApp.named', { app }) : t('social.inApp')}</InlineNotice>
      <div className={styles.providers}>
        {link && (
          <a className={buttonClass({ size: 'm', wide: true })} href={link}>
            {t('social.inApp.open')}
          </a>
        )}
        <Button wide onClick={() => void copy()}>
          {t(copied === 'done' ? 'social.inApp.copied' : 'social.inApp.copy')}
        </Button>
      </div>
      {/* Where copying is not let, the address itself can be. */}
      {copied === 'failed' && <p className={styles.address}>{address}</p>}
    </div>
  )
}
