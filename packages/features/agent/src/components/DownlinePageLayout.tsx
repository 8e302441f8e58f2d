import { useText, type MessageId } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Page } from '@lobby/ui'
import type { ReactNode } from 'react'
import { AgentsOnly } from '@lobby/platform/session'
import styles from './DownlinePageLayout.module.css'

export interface DownlinePageLayoutProps {
  /** The title of the screen, as the header shows it. */
  readonly title: MessageId
  readonly children: ReactNode
}

/** Renders the page layout of the downline screens: admits agents only, and shows the title and one column. */
export function DownlinePageLayout({ title, children }: DownlinePageLayoutProps) {
  const t = useText()
  const { name } = useMerchant()
  return (
    <AgentsOnly>
      <Page title={t('downline.page', { title: t(title), name })}>
        <h1 className="visually-hidden">{t(title)}</h1>
        <div className={styles.screen}>{children}</div>
      </Page>
    </AgentsOnly>
  )
}
