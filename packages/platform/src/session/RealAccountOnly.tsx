import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { isTrial, parseMemberType } from './memberType.ts'
import { useMember } from './MembersOnly.tsx'
import { useRefuseTrial } from './useRealAccount.ts'

export interface RealAccountOnlyProps {
  /** Where a trial account is sent. */
  readonly otherwise: string
  readonly children: ReactNode
}

/** A screen that a trial account is refused: it is told so, and sent away (C29). Only below `<MembersOnly>`. */
export function RealAccountOnly({ otherwise, children }: RealAccountOnlyProps) {
  const refused = isTrial(parseMemberType(useMember().type))
  const refuse = useEffectEvent(useRefuseTrial())
  useEffect(() => {
    if (refused) refuse()
  }, [refused])
  return refused ? <Navigate to={otherwise} replace /> : children
}
