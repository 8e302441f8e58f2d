import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { validateInvitationLink } from '@lobby/platform/navigation'
import { shareLink, formatSharedText } from '@lobby/platform/environment'
import { Button, Card, CopyableValueRow, FactList, InlineNotice, ShareButton, StatusTag } from '@lobby/ui'
import { QrCode as QrIcon, Trash2 } from '@lobby/ui/icons'
import type { InvitationLink } from '../queries/openAccount.ts'
import styles from './InvitationLinkCard.module.css'
import { RebateRatesSummary } from './NewAccountRebateRates.tsx'

export interface InvitationLinkCardProps {
  readonly link: InvitationLink
  readonly onScan: () => void
  readonly onEnd: () => void
}

/**
 * Shows an invitation link: the role of the new accounts, how many members have registered with it, and buttons to
 * share or end it. A link to another site has no button except the one that ends the link.
 */
export function InvitationLinkCard({
  link: { link: address, agent, rates, registered, createdAt },
  onScan,
  onEnd,
}: InvitationLinkCardProps) {
  const t = useText()
  const { date, number } = useLanguageFormat()
  const merchant = useMerchant()
  const { name, timeZone } = merchant
  const link = validateInvitationLink(address, merchant)
  const what = link !== null && { title: name, text: t('downline.link.share.text', { name }), url: link }
  return (
    <Card>
      <div className={styles.head}>
        <p className={styles.joined}>
          <span className={styles.count}>{number(registered)}</span>
          <span className={styles.muted}>{t('downline.link.joined', { count: registered })}</span>
        </p>
        <StatusTag
          text={t(agent ? 'downline.link.for.agent' : 'downline.link.for.player')}
          tone={agent ? 'open' : 'muted'}
        />
      </div>
      {what ? (
        <CopyableValueRow
          name={t('downline.link.address')}
          value={what.url}
          label={t('downline.open.copy', { name: t('downline.link.address') })}
          doneLabel={t('downline.open.copied')}
        />
      ) : (
        <InlineNotice tone="warn">{t('downline.link.address.failed')}</InlineNotice>
      )}
      <FactList
        items={[
          { name: t('downline.open.rates'), value: <RebateRatesSummary rates={rates} /> },
          {
            name: t('downline.link.since'),
            value: date(createdAt, { day: 'numeric', month: 'short', year: 'numeric', timeZone }),
          },
        ]}
      />
      {what && (
        <ShareButton
          tone="brand"
          size="m"
          label={t('downline.link.share')}
          copiedLabel={t('downline.open.share.copied')}
          selectLabel={t('downline.open.share.select')}
          text={formatSharedText(what)}
          onShare={() => shareLink(what)}
        />
      )}
      <div className={styles.ways}>
        {what && (
          <Button icon={<QrIcon aria-hidden />} onClick={onScan}>
            {t('downline.link.qr')}
          </Button>
        )}
        <Button icon={<Trash2 aria-hidden />} onClick={onEnd}>
          {t('downline.link.end')}
        </Button>
      </div>
    </Card>
  )
}
