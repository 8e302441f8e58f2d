import { useText } from '@lobby/i18n'
import { AccountChip, loadAccountSheet, unreadMailQuery } from '@lobby/member'
import { useSignOut } from '@lobby/platform/ports'
import { useApi } from '@lobby/platform/query'
import { isTrial, parseMemberType, type Session } from '@lobby/platform/session'
import { Badge } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MessageLink } from './MessageLink.tsx'
import { Overlay } from './Overlay.tsx'
import styles from './MemberEnd.module.css'

export interface MemberEndProps {
  readonly session: Session
}

/** The way to a member's messages, which knows whether any wait. */
export function MemberMessages({ session }: MemberEndProps) {
  const t = useText()
  const unread = useQuery(unreadMailQuery(useApi(), session)).data ?? 0
  return <MessageLink unread={unread > 0 && t('core.messages.unread', { count: unread })} />
}

/** The header's end for who is signed in: name and balance, which open the account sheet. A guest's first load goes without it. */
export function MemberEnd({ session }: MemberEndProps) {
  const t = useText()
  const signOut = useSignOut()
  const [open, setOpen] = useState(false)
  const leave = () => {
    setOpen(false)
    signOut()
  }
  return (
    <>
      <span className={styles.account}>
        {isTrial(parseMemberType(session.type)) && (
          <span className={styles.trial}>
            <Badge kind="new" text={t('core.trial')} />
          </span>
        )}
        <AccountChip session={session} onOpen={() => setOpen(true)} />
      </span>
      {open && (
        <Overlay load={loadAccountSheet} onClose={() => setOpen(false)}>
          {(AccountSheet) => <AccountSheet session={session} open onClose={() => setOpen(false)} onSignOut={leave} />}
        </Overlay>
      )}
    </>
  )
}
