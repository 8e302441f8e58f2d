import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { validateInvitationLink } from '@lobby/platform/navigation'
import { shareLink, formatSharedText } from '@lobby/platform/environment'
import { Card, CopyableValueRow, InlineNotice, QrCode, ShareButton } from '@lobby/ui'
import type { InviteInfo } from '../queries/invite.ts'
import styles from './InviteCard.module.css'

/**
 * Shows the invitation code and the invitation link, which the member can share, copy, or show as a QR code. Does not
 * show the invitation link if it leads to another site.
 */
export function InviteCard({ info }: { readonly info: InviteInfo }) {
  const t = useText()
  const merchant = useMerchant()
  const { name } = merchant
  const { code } = info
  const link = validateInvitationLink(info.link, merchant)
  const what = link !== null && { title: name, text: t('invite.share.text', { name, code }), url: link }
  return (
    <Card title={t('invite.yours')}>
      <div className={styles.rows}>
        <div className={styles.code}>
          <CopyableValueRow
            name={t('invite.code')}
            value={code}
            label={t('invite.copy.code')}
            doneLabel={t('invite.copied')}
          />
        </div>
        {what && (
          <div className={styles.link}>
            <CopyableValueRow
              name={t('invite.link')}
              value={what.url}
              label={t('invite.copy.link')}
              doneLabel={t('invite.copied')}
            />
          </div>
        )}
      </div>
      {what ? (
        <>
          <ShareButton
            label={t('invite.share')}
            copiedLabel={t('invite.share.copied')}
            selectLabel={t('invite.share.select')}
            text={formatSharedText(what)}
            onShare={() => shareLink(what)}
          />
          <div className={styles.scan}>
            <QrCode text={what.url} label={t('invite.qr')} />
            <p className={styles.how}>{t('invite.qr.how')}</p>
          </div>
        </>
      ) : (
        <InlineNotice tone="warn">{t('invite.link.failed')}</InlineNotice>
      )}
    </Card>
  )
}
