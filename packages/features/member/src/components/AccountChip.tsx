import { useFormat, useText } from '@lobby/i18n'
import { balanceQuery, useBalanceHidden } from '@lobby/platform/account'
import { useApi } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { BalanceChip } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'

/** What stands for an amount that is not known: never 0. */
const unknown = '--'

export interface AccountChipProps {
  readonly session: Session
  readonly onOpen: () => void
}

/** The header's balance, which opens the account sheet (specification part 2, section 2.3). */
export function AccountChip({ session, onOpen }: AccountChipProps) {
  const t = useText()
  const { money } = useFormat()
  const [hidden] = useBalanceHidden()
  const { data } = useQuery(balanceQuery(useApi(), session))
  const text = data ? money(data.sumBalance, data.currencySymbol) : unknown
  return (
    <BalanceChip
      text={text}
      hidden={hidden}
      label={t('core.account.open', { balance: hidden ? t('core.balance.hidden') : text })}
      onPress={onOpen}
    />
  )
}
