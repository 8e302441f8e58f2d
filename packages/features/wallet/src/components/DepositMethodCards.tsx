import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { usePaymentFeeFormat } from '../model/usePaymentFeeFormat.ts'
import type { DepositMethod } from '../queries/deposits.ts'
import { ChoiceCards } from './ChoiceCards.tsx'
import { PaymentMethodLogo } from './PaymentMethodLogo.tsx'

export interface DepositMethodCardsProps {
  readonly methods: readonly DepositMethod[]
  /** The code of the selected method; empty if none is selected. */
  readonly value: string
  readonly onChange: (code: string) => void
}

/** Lists the deposit methods with their limits, fee and usual duration. Shows an unavailable method as disabled. */
export function DepositMethodCards({ methods, value, onChange }: DepositMethodCardsProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const feeText = usePaymentFeeFormat()
  const time = (seconds: number) =>
    seconds < 60
      ? t('deposit.method.seconds', { count: seconds })
      : t('deposit.method.minutes', { count: Math.ceil(seconds / 60) })
  return (
    <ChoiceCards
      label={t('deposit.method')}
      value={value}
      onChange={onChange}
      items={methods.map((method) => {
        const fee = feeText(method)
        const free = method.feeMinor === 0 && method.feeBasisPoints === 0
        return {
          id: method.code,
          icon: <PaymentMethodLogo kind={method.kind} />,
          title: method.name,
          tag: method.available && method.recommended ? t('deposit.method.recommended') : undefined,
          disabled: !method.available,
          lines: method.available
            ? [
                t('wallet.limits', { min: formatMinor(method.minMinor), max: formatMinor(method.maxMinor) }),
                free ? fee : t('wallet.fee.of', { fee }),
                // The duration of a bank transfer depends on the bank, so show the platform's note in its place.
                method.kind === 'BANK' ? method.note : time(method.usualSeconds),
              ]
            : [t('deposit.method.resting')],
        }
      })}
    />
  )
}
