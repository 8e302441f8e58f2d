import { responsibleQuery } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { useQuery } from '@tanstack/react-query'
import { useScope } from './useScope.ts'

export interface OwnDeposits {
  /**
   * The amount that the member's own limits still allow, in minor units: the lowest over all periods. Undefined
   * without a limit, and until it is known.
   */
  readonly left: number | undefined
  /** The end of the member's own deposit break, as an ISO date. */
  readonly stoppedUntil: string | undefined
}

/** Reads the member's own deposit limits (decision 039). Sends no request when the merchant has no regulated market. */
export function useOwnDeposits(): OwnDeposits {
  const { api, session } = useScope()
  const { market } = useMerchant()
  const { data } = useQuery({ ...responsibleQuery(api, session), enabled: market !== undefined })
  const remainders =
    data?.limits.flatMap(({ kind, left }) => (kind === 'DEPOSIT' && left !== undefined ? [left] : [])) ?? []
  return { left: remainders.length > 0 ? Math.min(...remainders) : undefined, stoppedUntil: data?.break?.until }
}
