import { enabledPromotionKindsQuery, type Member, memberInfoQuery } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi } from '@lobby/platform/query'
import { useSession, type Session } from '@lobby/platform/session'
import { useQuery } from '@tanstack/react-query'
import { isMemberEntryVisible, type MemberEntryId, type MemberEntryConditions } from '../model/entries.ts'
import { useLanguage } from '@lobby/i18n'
import { useStorage } from '@lobby/platform/storage'

/**
 * Fetches the signed-in member's info. Refetches the info whenever the screen opens, even if the cached info is still
 * fresh (MEMB-065).
 */
function useRefetchedMember(session: Session | null) {
  const { language } = useLanguage()
  return useQuery({ ...memberInfoQuery(useApi(), session, useStorage(), language), refetchOnMount: 'always' })
}

export interface MemberCentreState {
  readonly session: Session | null
  readonly info: Member | undefined
  /** The query of the member info if the query has failed and the cache has no earlier response; otherwise null. */
  readonly failedQuery: ReturnType<typeof useRefetchedMember> | null
  /** Returns the given entries that the member or guest may see. */
  readonly filterVisible: <Id extends MemberEntryId>(ids: readonly Id[]) => readonly Id[]
}

/**
 * Returns the data of the member centre for the current member or guest, and a function that selects the entries to
 * show.
 */
export function useMemberCentre(): MemberCentreState {
  const { flags, market } = useMerchant()
  const session = useSession()
  const member = useRefetchedMember(session)
  const promotions = useQuery(enabledPromotionKindsQuery(useApi()))
  const info = session ? member.data : undefined
  const standing: MemberEntryConditions = { session, info, promotions: promotions.data ?? [], flags, market }
  return {
    session,
    info,
    failedQuery: session && member.isError && !info ? member : null,
    filterVisible: (ids) => ids.filter((id) => isMemberEntryVisible(id, standing)),
  }
}
