import { responsibleQuery } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { useQuery } from '@tanstack/react-query'
import { useScope } from './useScope.ts'

export interface OwnDeposits {
  /** Minor units that the member's own limits leave, the least over all periods; undefined without a limit, and while nothing is known. */
  readonly left: number | undefined
  /** Until when the member has stopped deposits; an ISO text. */
  readonly stoppedUntil: string | undefined
}

/** What the member has bounded of their deposits (decision 039). Where the merchant follows no market nobody is asked. */
export function useOwnDeposits(): OwnDeposits {
  const { api, session } = useScope()
  const { market } = useMerchant()
  const { data } = useQuery({ ...responsibleQuery(api, session), enabled: market !== undefined })
  const lefts = data?.limits.flatMap(({ kind, left }) => (kind === 'DEPOSIT' && left !== undefined ? [left] : [])) ?? []
  return { left: lefts.length > 0 ? Math.min(...lefts) : undefined, stoppedUntil: data?.break?.until }
}
