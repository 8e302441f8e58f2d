import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useNavigate } from 'react-router-dom'
import { useRequireSession } from '../session/useRequireSession.ts'
import { useSession } from '../session/SessionProvider.tsx'
import type { LinkProps } from './Link.tsx'

/** A link to what is a member's: a guest gets the login dialog, and is led there after the sign-in (C27). */
export function MemberLink({ to, children, ...rest }: LinkProps) {
  const session = useSession()
  const requireSession = useRequireSession()
  const navigate = useNavigate()
  const follow = useLinkClickHandler(to)
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    requireSession(() => void navigate(to))
  }
  return (
    <a {...rest} href={useHref(to)} onClick={session ? follow : ask}>
      {children}
    </a>
  )
}
