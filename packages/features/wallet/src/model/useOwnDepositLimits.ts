import { responsibleGamingQuery } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { useQuery } from '@tanstack/react-query'
import { useWalletQueryParameters } from './useWalletQueryParameters.ts'

export interface RemainingDepositLimits {
  /**
   * The amount that the member may still deposit within the member's own limits, in minor units. Undefined without a
   * limit, and until the limits have loaded.
   */
  readonly leftMinor: number | undefined
  /** The end of the deposit break that the member has set, as an ISO date. */
  readonly pausedUntil: string | undefined
}

/**
 * Returns the deposit limits that the member has set (decision 039). Sends no request for a merchant without a market.
 */
export function useOwnDepositLimits(): RemainingDepositLimits {
  const { api, session } = useWalletQueryParameters()
  const { market } = useMerchant()
  const { data } = useQuery({ ...responsibleGamingQuery(api, session), enabled: market !== undefined })
  const remainders =
    data?.limits.flatMap(({ kind, left }) => (kind === 'DEPOSIT' && left !== undefined ? [left] : [])) ?? []
  return { leftMinor: remainders.length > 0 ? Math.min(...remainders) : undefined, pausedUntil: data?.break?.until }
}
