import { AccountChip, loadAccountSheet } from '@lobby/member'
import { useSignOutPrompt, type Session } from '@lobby/platform/session'
import { useState } from 'react'
import { LazyOverlay } from './LazyOverlay.tsx'

/**
 * Renders the right part of the header for a member: the name and the balance, which open the account sheet. A guest's
 * first load does not contain this code.
 */
export function AccountButton({ session }: { readonly session: Session }) {
  const signOut = useSignOutPrompt()
  const [open, setOpen] = useState(false)
  const leave = () => {
    setOpen(false)
    signOut()
  }
  return (
    <>
      <AccountChip session={session} onOpen={() => setOpen(true)} />
      {open && (
        <LazyOverlay load={loadAccountSheet} onClose={() => setOpen(false)}>
          {(AccountSheet) => <AccountSheet session={session} open onClose={() => setOpen(false)} onSignOut={leave} />}
        </LazyOverlay>
      )}
    </>
  )
}
