import { useText } from '@lobby/i18n'
import { Button, IconButton } from '@lobby/ui'
import { Ellipsis, Plus } from '@lobby/ui/icons'
import type { PayoutAccounts } from '../queries/withdrawals.ts'
import { ChoiceCards } from './ChoiceCards.tsx'
import { PaymentMethodLogo } from './PaymentMethodLogo.tsx'

export interface PayoutAccountCardsProps {
  readonly accounts: PayoutAccounts
  /** The id of the selected payout account, as text. */
  readonly value: string
  readonly onChange: (accountId: string) => void
  readonly onOptions: (accountId: number) => void
  readonly onAdd: () => void
}

/**
 * Lists the member's payout accounts as radio cards, each with an options button. Shows a button that adds an account
 * until the maximum number of accounts is reached.
 */
export function PayoutAccountCards({
  accounts: { accounts, mostAccounts },
  value,
  onChange,
  onOptions,
  onAdd,
}: PayoutAccountCardsProps) {
  const t = useText()
  return (
    <>
      <ChoiceCards
        label={t('withdraw.to')}
        value={value}
        onChange={onChange}
        items={accounts.map(({ accountId, kind, label, holder, bankName, keyType, isDefault }) => ({
          id: String(accountId),
          icon: <PaymentMethodLogo kind={kind} />,
          title: label,
          tag: isDefault ? t('withdraw.account.default') : undefined,
          lines: [
            kind === 'PIX'
              ? `${t('withdraw.account.PIX')}${formatKeyType(t, keyType)}`
              : (bankName ?? t('withdraw.account.BANK')),
            holder,
          ],
          action: (
            <IconButton label={t('withdraw.account.options', { label })} onClick={() => onOptions(accountId)}>
              <Ellipsis />
            </IconButton>
          ),
        }))}
      />
      {accounts.length < mostAccounts && (
        <Button wide icon={<Plus aria-hidden />} onClick={onAdd}>
          {t('withdraw.account.add')}
        </Button>
      )}
    </>
  )
}

const keyTypes = ['CPF', 'PHONE', 'EMAIL', 'RANDOM'] as const

function formatKeyType(t: ReturnType<typeof useText>, keyType: string | undefined): string {
  const type = keyTypes.find((each) => each === keyType)
  return type ? ` · ${t(`withdraw.key.${type}`)}` : ''
}
