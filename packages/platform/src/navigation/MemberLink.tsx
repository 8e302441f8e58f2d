import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useNavigate } from 'react-router-dom'
import { useRequireSession } from '../session/useRequireSession.ts'
import { useSession } from '../session/SessionProvider.tsx'
import type { LinkProps } from './Link.tsx'

/**
 * Renders a link to a page for members. If a guest presses the link, the login dialog opens first (C27 in
 * docs/decisions/001).
 */
export function MemberLink({ to, children, ...rest }: LinkProps) {
  const session = useSession()
  const requireSession = useRequireSession()
  const navigate = useNavigate()
  const follow = useLinkClickHandler(to)
  const askToSignIn = (event: MouseEvent) => {
    event.preventDefault()
    requireSession(() => void navigate(to))
  }
  return (
    <a {...rest} href={useHref(to)} onClick={session ? follow : askToSignIn}>
      {children}
    </a>
  )
}
