import type { ReactNode } from 'react'
import { isTrial, parseMemberType } from './memberType.ts'
import { useMember } from './MembersOnly.tsx'
import { TrialRefused } from './TrialRefused.tsx'

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
  return isTrial(parseMemberType(useMember().type)) ? <TrialRefused otherwise={redirectTo} /> : children
}
