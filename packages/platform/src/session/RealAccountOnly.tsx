import type { ReactNode } from 'react'
import { isTrial, parseMemberType } from './memberType.ts'
import { useMember } from './MembersOnly.tsx'
import { TrialRefused } from './TrialRefused.tsx'

export interface RealAccountOnlyProps {
  /** Where a trial account is sent. */
  readonly otherwise: string
  readonly children: ReactNode
}

/** A screen that a trial account is refused: it is told so, and sent away (C29). Only below `<MembersOnly>`. */
export function RealAccountOnly({ otherwise, children }: RealAccountOnlyProps) {
  return isTrial(parseMemberType(useMember().type)) ? <TrialRefused otherwise={otherwise} /> : children
}
