import { useText } from '@lobby/i18n'
import { AccountChip, loadAccountSheet } from '@lobby/member'
import { useSignOut } from '@lobby/platform/ports'
import { isTrial, parseMemberType, type Session } from '@lobby/platform/session'
import { Badge } from '@lobby/ui'
import { useState } from 'react'
import { Overlay } from './Overlay.tsx'
import styles from './MemberEnd.module.css'

/** The header's end for who is signed in: name and balance, which open the account sheet. A guest's first load goes without it. */
export function MemberEnd({ session }: { readonly session: Session }) {
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
