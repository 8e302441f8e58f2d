import { useText, type MessageId } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { MembersOnly } from '@lobby/platform/session'
import { Page } from '@lobby/ui'
import type { ReactNode } from 'react'
import styles from './RewardsPageLayout.module.css'

export interface RewardsPageLayoutProps {
  /** The title of the screen, which the header also shows. */
  readonly title: MessageId
  readonly children: ReactNode
}

/** Renders the page layout of a rewards screen. Renders its content for signed-in members only. */
export function RewardsPageLayout(props: RewardsPageLayoutProps) {
  return (
    <MembersOnly>
      <Frame {...props} />
    </MembersOnly>
  )
}

function Frame({ title, children }: RewardsPageLayoutProps) {
  const t = useText()
  const { name } = useMerchant()
  return (
    <Page title={t('rewards.page', { title: t(title), name })}>
      <h1 className="visually-hidden">{t(title)}</h1>
      <div className={styles.screen}>{children}</div>
    </Page>
  )
}
