import { useText } from '@lobby/i18n'
import { useBalanceHidden, type Balance } from '@lobby/platform/account'
import { useMoneyFormat } from '@lobby/platform/money'
import { BalanceChip, CountingMoney, IconButton } from '@lobby/ui'
import { ArrowLeft } from '@lobby/ui/icons'
import styles from './GameFrameBar.module.css'

export interface GameFrameBarProps {
  /** The game's name. */
  readonly name: string
  /** The member's balance; undefined until it is known. */
  readonly balance: Balance | undefined
  readonly onBack: () => void
}

/**
 * Renders the bar above a framed game: a back button, the game's name, and the member's balance. A press on the balance
 * hides or shows the amount.
 */
export function GameFrameBar({ name, balance, onBack }: GameFrameBarProps) {
  const t = useText()
  const formatMinor = useMoneyFormat(balance?.currencySymbol)
  const [hidden, setHidden] = useBalanceHidden()
  const text = balance ? formatMinor(balance.balanceMinor) : '--'
  return (
    <header className={styles.bar}>
      <IconButton label={t('play.leave')} tone="plain" onClick={onBack}>
        <ArrowLeft className={styles.arrow} aria-hidden />
      </IconButton>
      <h1 className={styles.name}>{name}</h1>
      <BalanceChip
        text={text}
        amount={<CountingMoney value={balance?.balanceMinor} format={formatMinor} />}
        hidden={hidden}
        label={hidden ? t('core.balance.show') : t('play.balance.hide', { balance: text })}
        onPress={() => setHidden(!hidden)}
      />
    </header>
  )
}
