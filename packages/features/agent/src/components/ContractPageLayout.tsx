import { useText, type MessageId } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Page } from '@lobby/ui'
import type { ReactNode } from 'react'
import styles from './ContractPageLayout.module.css'

export interface ContractPageLayoutProps {
  /** The title of the screen, as the header shows it. */
  readonly title: MessageId
  readonly children: ReactNode
}

/** Renders the page layout of the contract screens: the title and the sections in one column. */
export function ContractPageLayout({ title, children }: ContractPageLayoutProps) {
  const t = useText()
  const { name } = useMerchant()
  return (
    <Page title={t('contracts.page', { title: t(title), name })}>
      <h1 className="visually-hidden">{t(title)}</h1>
      <div className={styles.screen}>{children}</div>
    </Page>
  )
}
