import { promotionsQuery, type Member, memberInfoQuery } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi } from '@lobby/platform/query'
import { useSession, type Session } from '@lobby/platform/session'
import { useQuery } from '@tanstack/react-query'
import { isShown, type EntryId, type Standing } from '../model/entries.ts'
import { useLanguage } from '@lobby/i18n'
import { useStorage } from '@lobby/platform/storage'

/** Returns the member of this session. Asks the platform each time the screen opens, even if the cached answer is fresh (MEMB-065). */
function useRenewedMember(session: Session | null) {
  const { language } = useLanguage()
  return useQuery({ ...memberInfoQuery(useApi(), session, useStorage(), language), refetchOnMount: 'always' })
}

export interface MineStanding {
  readonly session: Session | null
  readonly info: Member | undefined
  /** The member info did not come, and there is none from before. */
  readonly failed: ReturnType<typeof useRenewedMember> | null
  /** Those of the entries that are there for this member. */
  readonly shown: <Id extends EntryId>(ids: readonly Id[]) => readonly Id[]
}

/** Who looks at the member centre, and what of it is there for them. */
export function useStanding(): MineStanding {
  const { flags, market } = useMerchant()
  const session = useSession()
  const member = useRenewedMember(session)
  const promotions = useQuery(promotionsQuery(useApi()))
  const info = session ? member.data : undefined
  const standing: Standing = { session, info, promotions: promotions.data ?? [], flags, market }
  return {
    session,
    info,
    failed: session && member.isError && !info ? member : null,
    shown: (ids) => ids.filter((id) => isShown(id, standing)),
  }
}
