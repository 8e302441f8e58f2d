import type { ReactNode } from 'react'
import { isTrial, parseMemberType } from './memberType.ts'
import { useMemberSession } from './MembersOnly.tsx'
import { TrialAccountRedirect } from './TrialAccountRedirect.tsx'

export interface RealAccountOnlyProps {
  /** The path to which a trial account is redirected. */
  readonly redirectTo: string
  readonly children: ReactNode
}

/**
 * Guards a screen against trial accounts: shows a message and redirects to another path (C29 in docs/decisions/001).
 * Use this component only below `<MembersOnly>`.
 */
export function RealAccountOnly({ redirectTo, children }: RealAccountOnlyProps) {
  return isTrial(parseMemberType(useMemberSession().type)) ? <TrialAccountRedirect otherwise={redirectTo} /> : children
}
