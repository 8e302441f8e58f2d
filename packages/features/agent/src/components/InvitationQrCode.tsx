import { useText } from '@lobby/i18n'
import { QrCode } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import type { InvitationLink } from '../queries/openAccount.ts'
import styles from './InvitationQrCode.module.css'

export interface InvitationQrCodeProps {
  readonly link: InvitationLink
  readonly onClose: () => void
}

/** Shows an invitation link as a QR code that another phone can scan. */
export function InvitationQrCode({ link: { link, code }, onClose }: InvitationQrCodeProps) {
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
