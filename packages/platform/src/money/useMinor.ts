import { useFormat } from '@lobby/i18n'
import { useMerchant } from '../merchant/index.ts'

/**
 * Writes amounts given in minor units, hundredths of the currency, in the language shown.
 *
 * @param unit The currency's code or the symbol that the platform sent, null for none; the merchant's currency where it is left out.
 */
export function useMinor(unit?: string | null): (minor: number) => string {
  const { money } = useFormat()
  const { currency } = useMerchant()
  return (minor) => money(minor, unit === undefined ? currency : unit)
}
