import { useFormat, useText } from '@lobby/i18n'
import { useBalanceHidden } from '@lobby/platform/account'
import { BalanceChip, CountingMoney, IconButton } from '@lobby/ui'
import { ArrowLeft } from '@lobby/ui/icons'
import styles from './FrameBar.module.css'

export interface FrameBarProps {
  /** The game's name. */
  readonly name: string
  /** What the member has; undefined while it is not known. */
  readonly balance: { readonly sumBalance: number; readonly currencySymbol: string | null } | undefined
  readonly onBack: () => void
}

/** The strip above a game in a frame: the way back, what is played, and the balance, which a press hides and shows. */
export function FrameBar({ name, balance, onBack }: FrameBarProps) {
  const t = useText()
  const { money } = useFormat()
  const [hidden, setHidden] = useBalanceHidden()
  const format = (amount: number) => (balance ? money(amount, balance.currencySymbol) : '--')
  const text = balance ? format(balance.sumBalance) : '--'
  return (
    <header className={styles.bar}>
      <IconButton label={t('play.leave')} tone="plain" onClick={onBack}>
        <ArrowLeft className={styles.arrow} aria-hidden />
      </IconButton>
      <h1 className={styles.name}>{name}</h1>
      <BalanceChip
        text={text}
        amount={<CountingMoney value={balance?.sumBalance} format={format} />}
        hidden={hidden}
        label={hidden ? t('core.balance.show') : t('play.balance.hide', { balance: text })}
        onPress={() => setHidden(!hidden)}
      />
    </header>
  )
}
