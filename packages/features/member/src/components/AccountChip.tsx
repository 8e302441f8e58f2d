import { useText } from '@lobby/i18n'
import { balanceQuery, useBalanceHidden, useMemberInfo } from '@lobby/platform/account'
import { useMoneyFormat } from '@lobby/platform/money'
import { useApi } from '@lobby/platform/query'
import { isTrial, parseMemberType, type Session } from '@lobby/platform/session'
import { Badge, BalanceChip, CountingMoney } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { getMemberName } from '../model/getMemberName.ts'
import { useLastSeenBalance } from '../model/useLastSeenBalance.ts'

/** The text for an unknown balance, because 0 would be wrong. */
const UNKNOWN_AMOUNT = '--'

export interface AccountChipProps {
  readonly session: Session
  readonly onOpen: () => void
}

/**
 * Renders the button in the header with the member's name and balance. A press opens the account sheet (specification
 * part 2, section 2.3), and a long press hides or shows the balance. When the balance changes, the shown amount counts
 * up or down to the new balance.
 */
export function AccountChip({ session, onOpen }: AccountChipProps) {
  const t = useText()
  const [hidden, setHidden] = useBalanceHidden()
  const { data } = useQuery(balanceQuery(useApi(), session))
  const write = useMoneyFormat(data?.currencySymbol)
  const name = getMemberName(session, useMemberInfo(session).data)
  const trial = isTrial(parseMemberType(session.type)) ? t('core.trial') : null
  const seen = useLastSeenBalance(session.userName, hidden ? undefined : data?.balanceMinor)
  const text = data ? write(data.balanceMinor) : UNKNOWN_AMOUNT
  return (
    <BalanceChip
      name={name}
      badge={trial && <Badge kind="new" text={trial} />}
      text={text}
      amount={<CountingMoney value={data?.balanceMinor} format={write} from={seen} />}
      hidden={hidden}
      label={t('core.account.open', {
        name: trial ? `${name} ${trial}` : name,
        balance: hidden ? t('core.balance.hidden') : text,
      })}
      onPress={onOpen}
      onLongPress={() => setHidden(!hidden)}
    />
  )
}
