import { useFormat, useText } from '@lobby/i18n'
import { balanceQuery, useBalanceHidden } from '@lobby/platform/account'
import { useApi } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { BalanceChip, CountingMoney } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useSeenBalance } from '../model/useSeenBalance.ts'

/** What stands for an amount that is not known: never 0. */
const unknown = '--'

export interface AccountChipProps {
  readonly session: Session
  readonly onOpen: () => void
}

/**
 * The header's balance, which opens the account sheet (specification part 2, section 2.3). It counts when it changes, also over a game; a
 * finger that rests on it hides it, and shows it again.
 */
export function AccountChip({ session, onOpen }: AccountChipProps) {
  const t = useText()
  const { money } = useFormat()
  const [hidden, setHidden] = useBalanceHidden()
  const { data } = useQuery(balanceQuery(useApi(), session))
  const seen = useSeenBalance(session.userName, hidden ? undefined : data?.sumBalance)
  const format = (amount: number) => (data ? money(amount, data.currencySymbol) : unknown)
  const text = data ? format(data.sumBalance) : unknown
  return (
    <BalanceChip
      text={text}
      amount={<CountingMoney value={data?.sumBalance} format={format} from={seen} />}
      hidden={hidden}
      label={t('core.account.open', { balance: hidden ? t('core.balance.hidden') : text })}
      onPress={onOpen}
      onLongPress={() => setHidden(!hidden)}
    />
  )
}
