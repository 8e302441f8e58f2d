import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import type { PaymentFee } from './calculatePaymentFee.ts'

/** Returns a function that formats a fee, for example `R$ 2,50 + 0,5%`, or says that there is no fee. */
export function usePaymentFeeFormat(): (fee: PaymentFee) => string {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const { number } = useLanguageFormat()
  return ({ feeMinor, feeBasisPoints }) => {
    if (feeMinor === 0 && feeBasisPoints === 0) return t('wallet.fee.none')
    const percent = number(feeBasisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 })
    if (feeMinor === 0) return percent
    return feeBasisPoints === 0
      ? formatMinor(feeMinor)
      : t('wallet.fee.both', { fixed: formatMinor(feeMinor), percent })
  }
}
