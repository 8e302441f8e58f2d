import { useText } from '@lobby/i18n'
import { useMinor } from '@lobby/platform/money'
import { useFeeText } from '../model/useFeeText.ts'
import type { DepositMethod } from '../queries/deposits.ts'
import { ChoiceCards } from './ChoiceCards.tsx'
import { MethodLogo } from './MethodLogo.tsx'

export interface MethodCardsProps {
  readonly methods: readonly DepositMethod[]
  /** The code of the chosen one; empty for none. */
  readonly value: string
  readonly onChange: (code: string) => void
}

/** The ways to pay in, each with its limits, its fee and how long it takes; one that rests is shown, and cannot be chosen. */
export function MethodCards({ methods, value, onChange }: MethodCardsProps) {
  const t = useText()
  const write = useMinor()
  const feeText = useFeeText()
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
          icon: <MethodLogo kind={method.kind} />,
          title: method.name,
          tag: method.available && method.recommended ? t('deposit.method.recommended') : undefined,
          disabled: !method.available,
          lines: method.available
            ? [
                t('wallet.limits', { min: write(method.minMinor), max: write(method.maxMinor) }),
                free ? fee : t('wallet.fee.of', { fee }),
                // A transfer is counted when the bank brings it: that is in its note.
                method.kind === 'BANK' ? method.note : time(method.usualSeconds),
              ]
            : [t('deposit.method.resting')],
        }
      })}
    />
  )
}
