import type { Capability, PublicMerchant } from '@lobby/merchant'
import type { ReactNode } from 'react'
import { requiredContext } from '../requiredContext.ts'

const [Context, useFilled] = requiredContext<PublicMerchant>('MerchantProvider')

/** Gives the merchant to everything below it. */
export function MerchantProvider({
  merchant,
  children,
}: {
  readonly merchant: PublicMerchant
  readonly children: ReactNode
}) {
  return <Context value={merchant}>{children}</Context>
}

/** The merchant whose site this is. */
export const useMerchant = useFilled

/** Whether the merchant has switched a flag on; a flag that its folder does not set is off. */
export function useFlag(name: Capability): boolean {
  return useMerchant().flags.includes(name)
}
