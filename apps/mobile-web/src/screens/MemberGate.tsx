import { promotionsQuery } from '@lobby/platform/account'
import { useApi } from '@lobby/platform/query'
import { paths, protectedPaths, routes } from '@lobby/platform/routes'
import { isTrial, parseMemberType, TrialRefused, useSession } from '@lobby/platform/session'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { InviteRefused } from './InviteRefused.tsx'

/**
 * The one guard of the route table: a trial account is refused each protected page and sent home (C29), and inviting friends is refused
 * while no REFERRAL promotion runs. What nobody knows yet refuses nobody.
 */
export function MemberGate({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const session = useSession()
  const inviting = pathname === paths.invite
  const promotions = useQuery({ ...promotionsQuery(useApi()), enabled: inviting })
  if (session && isTrial(parseMemberType(session.type)) && protectedPaths.includes(pathname))
    return <TrialRefused otherwise={routes.home()} />
  if (inviting && promotions.data?.includes('REFERRAL') === false) return <InviteRefused otherwise={routes.mine()} />
  return children
}
