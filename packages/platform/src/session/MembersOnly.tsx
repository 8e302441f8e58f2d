import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { routes } from '../navigation/routes/routes.ts'
import { isSameMember, type Session } from './createSession.ts'
import { useLoginPrompt } from './loginPrompt.tsx'
import { useSession, useSessionStore } from './SessionProvider.tsx'

const Member = createContext<Session | null>(null)

export interface MembersOnlyProps {
  /**
   * The path to which guests and members who sign out are redirected. Defaults to the sign-in page for guests and home
   * after a sign-out. Set it only if the specification or the screen needs another path.
   */
  readonly redirectTo?: string
  /** False for a screen without input to lose: if the session expires, the screen stays and no login dialog opens. */
  readonly opensLogin?: boolean
  readonly children: ReactNode
}

/**
 * Guards a screen for members. It redirects a guest to the sign-in page, which leads back to the screen (AUTH-118,
 * decision 049). It redirects a member who signs out, in this tab or another one, to home. If the session expires, the
 * screen stays with everything the member typed, and the login dialog opens over it. If the same member signs in again,
 * they continue; for another member the screen mounts again.
 */
export function MembersOnly({ redirectTo, opensLogin = true, children }: MembersOnlyProps) {
  const store = useSessionStore()
  const session = useSession()
  const { openOnExpiry } = useLoginPrompt()
  const { pathname, search } = useLocation()
  const [member, setMember] = useState(session)
  const [left, setLeft] = useState(false)
  if (session && session !== member) setMember(session)

  useEffect(() => (opensLogin ? openOnExpiry() : undefined), [opensLogin, openOnExpiry])
  useEffect(() => store.onEnd((why, ended) => setLeft(why !== 'expired' && !isSameMember(ended, store.get()))), [store])

  if (left && !session) return <Navigate to={redirectTo ?? routes.home()} replace />
  if (!member) return <Navigate to={redirectTo ?? routes.login({ next: pathname + search })} replace />
  return (
    <Member key={`${member.merchantCode} ${member.userName}`} value={member}>
      {children}
    </Member>
  )
}

/**
 * Returns the session of the member who opened this screen. Still returns that session after it has expired. Use it
 * only below `<MembersOnly>`.
 */
export function useMember(): Session {
  const member = use(Member)
  if (!member) throw new Error('useMember was called outside of <MembersOnly>. Put <MembersOnly> around this screen.')
  return member
}
