import { useText, type MessageId } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Page } from '@lobby/ui'
import type { ReactNode } from 'react'
import styles from './InboxPageLayout.module.css'

export interface InboxPageLayoutProps {
  readonly title: MessageId
  readonly children: ReactNode
}

/**
 * Renders the page layout of every inbox screen. The site's header shows the title, so the heading here is only for
 * screen readers.
 */
export function InboxPageLayout({ title: id, children }: InboxPageLayoutProps) {
  const t = useText()
  const { name } = useMerchant()
  const title = t(id)
  return (
    <Page title={t('inbox.page', { title, name })}>
      <h1 className="visually-hidden">{title}</h1>
      <div className={styles.screen}>{children}</div>
    </Page>
  )
}
