import { enabledPromotionKindsQuery } from '@lobby/platform/account'
import { useApi } from '@lobby/platform/query'
import { routes } from '@lobby/platform/navigation'
import { isTrial, parseMemberType, TrialAccountRedirect, useSession } from '@lobby/platform/session'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { InviteRedirect } from './InviteRedirect.tsx'
import { findScreen } from './table/screenTable.ts'

/**
 * Applies the `guard` of each screen of the screen table. Redirects a trial account from member screens to home (C29 in
 * docs/decisions/001), and every player from the screen for inviting friends while no REFERRAL promotion runs. Shows
 * the screen for inviting friends until the promotions are loaded.
 */
export function ScreenGuard({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const session = useSession()
  const guard = findScreen(pathname)?.guard
  const isInviteScreen = guard === 'invite'
  const promotions = useQuery({ ...enabledPromotionKindsQuery(useApi()), enabled: isInviteScreen })
  if ((isInviteScreen || guard === 'member') && session && isTrial(parseMemberType(session.type)))
    return <TrialAccountRedirect otherwise={routes.home()} />
  if (isInviteScreen && promotions.data?.includes('REFERRAL') === false)
    return <InviteRedirect redirectTo={routes.mine()} />
  return children
}
