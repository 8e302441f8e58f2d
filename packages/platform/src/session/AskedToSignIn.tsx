import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRequireSession } from './useRequireSession.ts'

interface AskedToSignInProps {
  /** Where a guest goes who does not sign in. */
  readonly otherwise: string
  readonly children: ReactNode
}

/** What a guest sees of a screen for members: it stands under the login dialog, which is opened once. */
export function AskedToSignIn({ otherwise, children }: AskedToSignInProps) {
  const navigate = useNavigate()
  const requireSession = useRequireSession()
  const ask = useEffectEvent(() => requireSession(() => undefined, { onDismissed: () => void navigate(otherwise, { replace: true }) }))
  useEffect(() => ask(), [])
  return children
}
