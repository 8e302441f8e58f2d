import { useText } from '@lobby/i18n'
import { getSiteOrigin, shareLink, formatSharedText } from '@lobby/platform/environment'
import { useFlag, useMerchant } from '@lobby/platform/merchant'
import { Link, useScrollToTop, agentRoutes, routes } from '@lobby/platform/navigation'
import { Button, getButtonClass, Card, CopyableValueRow, OutcomeIcon, ShareButton, ButtonStack } from '@lobby/ui'
import type { OpenedAccountCredentials } from './OpenAccountForm.tsx'
import styles from './NewAccountCredentials.module.css'

export interface NewAccountCredentialsProps {
  readonly account: OpenedAccountCredentials
  readonly onOpenAnother: () => void
}

/**
 * Shows the credentials of a new account, so that the agent can pass them on to its owner. The password is not stored,
 * so nobody can look it up later.
 */
export function NewAccountCredentials({ account: { username, password }, onOpenAnother }: NewAccountCredentialsProps) {
  const t = useText()
  useScrollToTop()
  const { name } = useMerchant()
  const canTransfer = useFlag('redRain')
  const address = new URL(routes.login(), getSiteOrigin()).href
  const what = { title: name, text: t('downline.open.hand.text', { name, username, password }), url: address }
  const rows = [
    { name: t('downline.open.username'), value: username },
    { name: t('downline.open.password'), value: password },
    { name: t('downline.open.address'), value: address },
  ]
  return (
    <>
      <Card tone="hero">
        <div className={styles.end} role="status">
          <OutcomeIcon success />
          <h2>{t('downline.open.done')}</h2>
          <p className={styles.text}>{t('downline.open.done.text')}</p>
        </div>
        <div className={styles.rows}>
          {rows.map((row) => (
            <CopyableValueRow
              key={row.name}
              {...row}
              label={t('downline.open.copy', { name: row.name })}
              doneLabel={t('downline.open.copied')}
            />
          ))}
        </div>
        <div className={styles.share}>
          <ShareButton
            label={t('downline.open.hand')}
            copiedLabel={t('downline.open.share.copied')}
            selectLabel={t('downline.open.share.select')}
            text={formatSharedText(what)}
            onShare={() => shareLink(what)}
          />
        </div>
      </Card>
      <ButtonStack>
        {canTransfer && (
          <Link className={getButtonClass({ wide: true })} to={agentRoutes.downlineTransfer({ to: [username] })}>
            {t('downline.open.send', { name: username })}
          </Link>
        )}
        <Button wide onClick={onOpenAnother}>
          {t('downline.open.again')}
        </Button>
      </ButtonStack>
    </>
  )
}
