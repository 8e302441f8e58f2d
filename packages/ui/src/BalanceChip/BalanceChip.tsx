import { Plus } from '../icons/index.ts'
import type { ReactNode } from 'react'
import { useLongPress } from '../press/useLongPress.ts'
import { Money } from './Money.tsx'
import styles from './BalanceChip.module.css'

export interface BalanceChipProps {
  /** The formatted amount; `--` when it is not known. */
  readonly text: string
  /** Stands in place of the text: a `CountingMoney`. */
  readonly amount?: ReactNode
  /** Whose it is, small above the amount and no wider than it. */
  readonly name?: string
  /** What kind of account it is, after the name, which gives way to it: a `Badge`. */
  readonly mark?: ReactNode
  /** Veils the amount, as the player chose. */
  readonly hidden?: boolean
  /** Everything that it shows, and what the press on the amount does. */
  readonly label: string
  readonly onPress: () => void
  /** A short cut: hiding the amount, and showing it again. */
  readonly onLongPress?: () => void
  /** The way to a deposit; none without it. */
  readonly add?: { readonly label: string; readonly onPress: () => void }
}

/** The balance, always in sight, and the way to a deposit beside it. */
export function BalanceChip({
  text,
  amount,
  name,
  mark,
  hidden = false,
  label,
  onPress,
  onLongPress,
  add,
}: BalanceChipProps) {
  const ref = useLongPress(onLongPress)
  return (
    <div className={styles.chip}>
      <button type="button" ref={ref} className={styles.amount} aria-label={label} onClick={onPress}>
        {name !== undefined && (
          <span className={styles.who}>
            <span className={styles.name} title={name}>
              {name}
            </span>{' '}
            {mark}
          </span>
        )}{' '}
        <span key={hidden ? '' : amount ? 'amount' : text} className={styles.change}>
          {hidden ? '••••' : (amount ?? <Money text={text} />)}
        </span>
      </button>
      {add && (
        <button type="button" className={styles.add} aria-label={add.label} onClick={add.onPress}>
          <span>
            <Plus />
          </span>
        </button>
      )}
    </div>
  )
}
