import { useText, type MessageId } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { routes } from '@lobby/platform/routes'
import { MembersOnly } from '@lobby/platform/session'
import { Page } from '@lobby/ui'
import type { ReactNode } from 'react'
import styles from './MemberFrame.module.css'

export interface MemberFrameProps {
  /** Of the screen, as the header says it. */
  readonly title: MessageId
  /** The shapes of what is to come. */
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

/** A screen of what the house gives: a guest signs in over its shapes, or goes home. */
export function MemberFrame({ title, skeleton, children }: MemberFrameProps) {
  return (
    <MembersOnly otherwise={routes.home()} guest={<Frame title={title}>{skeleton}</Frame>}>
      <Frame title={title}>{children}</Frame>
    </MembersOnly>
  )
}

function Frame({ title, children }: Omit<MemberFrameProps, 'skeleton'>) {
  const t = useText()
  const { name } = useMerchant()
  return (
    <Page title={t('rewards.page', { title: t(title), name })}>
      <h1 className="visually-hidden">{t(title)}</h1>
      <div className={styles.screen}>{children}</div>
    </Page>
  )
}
