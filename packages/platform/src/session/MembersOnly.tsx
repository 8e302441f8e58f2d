import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { routes } from '../navigation/routes/routes.ts'
import { isSameMember, type Session } from './createSessionStore.ts'
import { useLoginPrompt } from './loginPrompt.tsx'
import { useSession, useSessionStore } from './SessionProvider.tsx'

const Member = createContext<Session | null>(null)

export interface MembersOnlyProps {
  /**
   * The path to which guests and members who sign out are redirected. By default, a guest is redirected to the sign-in
   * page, and a member who signs out to home.
   */
  readonly redirectTo?: string
  /** False if no login dialog opens when the session expires, because the screen has no input that could be lost. */
  readonly opensLogin?: boolean
  readonly children: ReactNode
}

/**
 * Guards a screen for members. Redirects a guest to the sign-in page, which leads back to the screen (AUTH-118,
 * docs/decisions/049). Redirects a member who signs out to home. If the session expires, the login dialog opens over
 * the screen, and the input of the member remains. If another member signs in, the screen mounts again.
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
 * Returns the session of the member who opened this screen, even after the session has expired. Use this hook only
 * below `<MembersOnly>`.
 */
export function useMemberSession(): Session {
  const member = use(Member)
  if (!member)
    throw new Error('useMemberSession was called outside of <MembersOnly>. Put <MembersOnly> around this screen.')
  return member
}
