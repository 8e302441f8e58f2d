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

/** Returns the sign of the merchant's currency, as an amount in the language shown has it. */
export const useSign = (): string => useMinor()(0).replace(/[\d.,\s]/g, '')

/** Removes the decimals of a written amount where they are zeros: `R$1,500.00` becomes `R$1,500`. */
export const withoutCents = (amount: string): string => amount.replace(/[.,]00(?!\d)/, '')
