import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { AskedToSignIn } from './AskedToSignIn.tsx'
import { sameMember, type Session } from './createSession.ts'
import { useLoginPrompt } from './loginPrompt.tsx'
import { useSession, useSessionStore } from './SessionProvider.tsx'

const Member = createContext<Session | null>(null)

export interface MembersOnlyProps {
  /** Where a guest is sent, and whoever signs out here or in another tab. */
  readonly otherwise: string
  /** False where nothing can be lost: a session that expires leaves the screen standing, without the dialog. */
  readonly asks?: boolean
  /** Stands for a guest under the login dialog, who is sent away only when that is dismissed. Without it a guest is sent away at once. */
  readonly guest?: ReactNode
  readonly children: ReactNode
}

/**
 * A screen for members. A session that expires leaves it standing, with all that was typed, under the login dialog; the same member goes
 * on with it, another one gets it anew.
 */
export function MembersOnly({ otherwise, asks = true, guest, children }: MembersOnlyProps) {
  const store = useSessionStore()
  const session = useSession()
  const { hold } = useLoginPrompt()
  const [member, setMember] = useState(session)
  const [left, setLeft] = useState(false)
  if (session && session !== member) setMember(session)

  useEffect(() => (asks ? hold() : undefined), [asks, hold])
  useEffect(() => store.onEnd((why, ended) => setLeft(why !== 'expired' && !sameMember(ended, store.get()))), [store])

  if (!member && guest !== undefined && !left) return <AskedToSignIn otherwise={otherwise}>{guest}</AskedToSignIn>
  if (!member || (left && !session)) return <Navigate to={otherwise} replace />
  return (
    <Member key={`${member.merchantCode} ${member.userName}`} value={member}>
      {children}
    </Member>
  )
}

/** The member whose screen this is; after an expiry still the one who was signed in. Only below `<MembersOnly>`. */
export function useMember(): Session {
  const member = use(Member)
  if (!member) throw new Error('There is no member here. Put <MembersOnly> around this screen.')
  return member
}
