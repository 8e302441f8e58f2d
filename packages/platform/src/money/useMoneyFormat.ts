import { useLanguageFormat } from '@lobby/i18n'
import { useMerchant } from '../merchant/index.ts'

/**
 * Returns a function that formats amounts in minor units (hundredths of the currency) in the current language.
 *
 * @param unit The code or the symbol of the currency. Null formats without a currency. Defaults to the merchant's
 *   currency.
 */
export function useMoneyFormat(unit?: string | null): (minor: number) => string {
  const { money } = useLanguageFormat()
  const { currency } = useMerchant()
  return (minor) => money(minor, unit === undefined ? currency : unit)
}

/** Returns the symbol of the merchant's currency, as the current language writes it in amounts. */
export const useCurrencySymbol = (): string => useMoneyFormat()(0).replace(/[\d.,\s]/g, '')

/** Removes the decimals of a formatted amount if they are zeros: `R$1,500.00` becomes `R$1,500`. */
export const stripZeroCents = (amount: string): string => amount.replace(/[.,]00(?!\d)/, '')
