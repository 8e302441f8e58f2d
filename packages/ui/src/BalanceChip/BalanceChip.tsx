import { Plus } from '../icons/index.ts'
import type { ReactNode } from 'react'
import { useLongPress } from '../press/useLongPress.ts'
import { Money } from './Money.tsx'
import styles from './BalanceChip.module.css'

export interface BalanceChipProps {
  /** The formatted balance, or `--` if the balance is unknown. */
  readonly text: string
  /** Content that is rendered instead of `text`, for example a `CountingMoney`. */
  readonly amount?: ReactNode
  /** The name of the account's owner. It is above the amount, in small print, and no wider than the amount. */
  readonly name?: string
  /**
   * A `Badge` after the name that shows the type of the account. A long name is cut off to leave room for the badge.
   */
  readonly badge?: ReactNode
  /** True if dots replace the amount, because the player chose to hide it. */
  readonly hidden?: boolean
  /** The accessible name of the button that shows the amount: all texts of the button, and what a press does. */
  readonly label: string
  readonly onPress: () => void
  /** Called after a long press: a shortcut, for example to hide or show the amount. */
  readonly onLongPress?: () => void
  /** The deposit button. Without `add` the chip has no deposit button. */
  readonly add?: { readonly label: string; readonly onPress: () => void }
}

/** Renders the balance as a button, with an optional deposit button next to it. */
export function BalanceChip({
  text,
  amount,
  name,
  badge,
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
            {badge}
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
