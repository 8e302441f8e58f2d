import { useText } from '@lobby/i18n'
import { QrCode } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import type { AgentLink } from '../queries/openAccount.ts'
import styles from './LinkCode.module.css'

export interface LinkCodeProps {
  readonly link: AgentLink
  readonly onClose: () => void
}

/** Shows an invitation link as a QR code that another phone can scan. */
export function LinkCode({ link: { link, code }, onClose }: LinkCodeProps) {
  const t = useText()
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t('downline.link.qr')} closeLabel={t('core.close')}>
      <div className={styles.scan}>
        <QrCode text={link} label={t('downline.link.qr.of', { code })} />
        <p className={styles.code}>{code}</p>
        <p className={styles.how}>{t('downline.link.qr.how')}</p>
      </div>
    </Sheet>
  )
}
