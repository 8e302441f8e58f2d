import { useText } from '@lobby/i18n'
import { share, sharedText, type Shareable, type Shared } from '@lobby/platform/share'
import { Button } from '@lobby/ui'
import { Check, Share2 } from 'lucide-react'
import { useState } from 'react'
import styles from './ShareButton.module.css'

/** Hands something on: the device's sheet, else it is copied and the button says so, else the text stands below, to be selected. */
export function ShareButton({ what }: { readonly what: Shareable }) {
  const t = useText()
  const [came, setCame] = useState<Shared | null>(null)
  const copied = came === 'copied'
  return (
    <div className={styles.share}>
      <Button tone="brand" size="l" wide icon={copied ? <Check aria-hidden /> : <Share2 aria-hidden />} onClick={() => void share(what).then(setCame)}>
        <span aria-live="polite">{t(copied ? 'invite.share.copied' : 'invite.share')}</span>
      </Button>
      {came === 'refused' && (
        <div className={styles.text} role="status">
          <p className={styles.how}>{t('invite.share.select')}</p>
          <p className={styles.words}>{sharedText(what)}</p>
        </div>
      )}
    </div>
  )
}
