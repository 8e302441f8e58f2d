import { useText, type MessageId } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { MembersOnly } from '@lobby/platform/session'
import { Page } from '@lobby/ui'
import type { ReactNode } from 'react'
import styles from './MemberFrame.module.css'

export interface MemberFrameProps {
  /** Of the screen, as the header says it. */
  readonly title: MessageId
  readonly children: ReactNode
}

/** A screen of a member's rewards. */
export function MemberFrame(props: MemberFrameProps) {
  return (
    <MembersOnly>
      <Frame {...props} />
    </MembersOnly>
  )
}

function Frame({ title, children }: MemberFrameProps) {
  const t = useText()
  const { name } = useMerchant()
  return (
    <Page title={t('rewards.page', { title: t(title), name })}>
      <h1 className="visually-hidden">{t(title)}</h1>
      <div className={styles.screen}>{children}</div>
    </Page>
  )
}
