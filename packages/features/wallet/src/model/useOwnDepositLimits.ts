import { responsibleQuery } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { useQuery } from '@tanstack/react-query'
import { useWalletQueryScope } from './useWalletQueryScope.ts'

export interface DepositLimits {
  /**
   * The amount that the member may still deposit within these limits, in minor units: the lowest amount of all periods.
   * Undefined without a limit, and until the limits have loaded.
   */
  readonly leftMinor: number | undefined
  /** The end of the deposit break that the member has set, as an ISO date. */
  readonly pausedUntil: string | undefined
}

/**
 * Returns the deposit limits that the member has set (docs/decisions/039). Sends no request when the merchant has no
 * regulated market.
 */
export function useOwnDepositLimits(): DepositLimits {
  const { api, session } = useWalletQueryScope()
  const { market } = useMerchant()
  const { data } = useQuery({ ...responsibleQuery(api, session), enabled: market !== undefined })
  const remainders =
    data?.limits.flatMap(({ kind, left }) => (kind === 'DEPOSIT' && left !== undefined ? [left] : [])) ?? []
  return { leftMinor: remainders.length > 0 ? Math.min(...remainders) : undefined, pausedUntil: data?.break?.until }
}
