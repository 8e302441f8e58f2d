import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { MembersOnly } from '@lobby/platform/session'
import { Page } from '@lobby/ui'
import type { ReactNode } from 'react'
import styles from './SecurityPageLayout.module.css'

export interface SecurityPageLayoutProps {
  readonly title: string
  readonly children: ReactNode
}

/** Renders the page layout of the security centre. Renders its content for signed-in members only. */
export function SecurityPageLayout({ title, children }: SecurityPageLayoutProps) {
  const t = useText()
  const { name } = useMerchant()
  return (
    <MembersOnly>
      <Page title={t('security.page', { title, name })}>
        <div className={styles.screen}>
          <h1 className="visually-hidden">{title}</h1>
          {children}
        </div>
      </Page>
    </MembersOnly>
  )
}
