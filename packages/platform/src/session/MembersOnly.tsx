import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { routes } from '../navigation/routes/routes.ts'
import { sameMember, type Session } from './createSession.ts'
import { useLoginPrompt } from './loginPrompt.tsx'
import { useSession, useSessionStore } from './SessionProvider.tsx'

const Member = createContext<Session | null>(null)

export interface MembersOnlyProps {
  /** Where a guest and whoever signs out are sent, on the few screens for which the specification or the screen itself says so. */
  readonly otherwise?: string
  /** False where nothing can be lost: a session that expires leaves the screen standing, without the dialog. */
  readonly asks?: boolean
  readonly children: ReactNode
}

/**
 * A screen for members. A guest who opens its address is sent to the sign-in, and from there back to that address (AUTH-118, decision 049).
 * Whoever signs out, here or in another tab, is sent home. A session that expires leaves the screen standing, with all that was typed, under
 * the login dialog; the same member continues on it, another one gets it anew.
 */
export function MembersOnly({ otherwise, asks = true, children }: MembersOnlyProps) {
  const store = useSessionStore()
  const session = useSession()
  const { hold } = useLoginPrompt()
  const { pathname, search } = useLocation()
  const [member, setMember] = useState(session)
  const [left, setLeft] = useState(false)
  if (session && session !== member) setMember(session)

  useEffect(() => (asks ? hold() : undefined), [asks, hold])
  useEffect(() => store.onEnd((why, ended) => setLeft(why !== 'expired' && !sameMember(ended, store.get()))), [store])

  if (left && !session) return <Navigate to={otherwise ?? routes.home()} replace />
  if (!member) return <Navigate to={otherwise ?? routes.login({ next: pathname + search })} replace />
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
