import { useFormat } from '@lobby/i18n'
import { useMerchant } from '../merchant/index.ts'

/** Writes amounts given in minor units, hundredths of the currency, in the language shown. */
export function useMinor(): (minor: number) => string {
  const { money } = useFormat()
  const { currency } = useMerchant()
  return (minor) => money(minor / 100, currency)
}
