import type { Capability, PublicMerchant } from '@lobby/merchant'
import type { ReactNode } from 'react'
import { createRequiredContext } from '../createRequiredContext.ts'

const [Context, useFilled] = createRequiredContext<PublicMerchant>('MerchantProvider')

/** Provides the merchant to all components below it. */
export function MerchantProvider({
  merchant,
  children,
}: {
  readonly merchant: PublicMerchant
  readonly children: ReactNode
}) {
  return <Context value={merchant}>{children}</Context>
}

/** Returns the merchant of this site. */
export const useMerchant = useFilled

/** Returns whether a feature flag is on. A flag is off if `flags.jsonc` does not list it. */
export function useFlag(name: Capability): boolean {
  return useMerchant().flags.includes(name)
}
