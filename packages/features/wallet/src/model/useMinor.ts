import { useFormat } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'

/** Writes amounts of the wallet, given in minor units. */
export function useMinor(): (minor: number) => string {
  const { money } = useFormat()
  const { currency } = useMerchant()
  return (minor) => money(minor / 100, currency)
}
