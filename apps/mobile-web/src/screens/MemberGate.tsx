import { promotionsQuery } from '@lobby/platform/account'
import { useApi } from '@lobby/platform/query'
import { routes } from '@lobby/platform/navigation'
import { isTrial, parseMemberType, TrialRefused, useSession } from '@lobby/platform/session'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { InviteRefused } from './InviteRefused.tsx'
import { recordOf } from './table/screenTable.ts'

/**
 * The guard around the screens of the table: a trial account is refused those of members and sent home (C29), and inviting friends is
 * refused while no REFERRAL promotion runs. What nobody knows yet refuses nobody.
 */
export function MemberGate({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const session = useSession()
  const guard = recordOf(pathname)?.guard
  const inviting = guard === 'invite'
  const promotions = useQuery({ ...promotionsQuery(useApi()), enabled: inviting })
  if ((inviting || guard === 'member') && session && isTrial(parseMemberType(session.type)))
    return <TrialRefused otherwise={routes.home()} />
  if (inviting && promotions.data?.includes('REFERRAL') === false) return <InviteRefused otherwise={routes.mine()} />
  return children
}
