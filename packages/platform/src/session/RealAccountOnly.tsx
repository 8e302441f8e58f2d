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
 * Guards a screen against trial accounts: it shows them a message and redirects them (C29). Use it only below
 * `<MembersOnly>`.
 */
export function RealAccountOnly({ redirectTo, children }: RealAccountOnlyProps) {
  return isTrial(parseMemberType(useMember().type)) ? <TrialRefused otherwise={redirectTo} /> : children
}
