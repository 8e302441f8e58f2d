import { Plus } from '../icons/index.ts'
import type { ReactNode } from 'react'
import { useLongPress } from '../press/useLongPress.ts'
import { Money } from './Money.tsx'
import styles from './BalanceChip.module.css'

export interface BalanceChipProps {
  /** The formatted amount, `--` when it is unknown. */
  readonly text: string
  /** Replaces the text, for example by a `CountingMoney`. */
  readonly amount?: ReactNode
  /** The name of the account's owner, small above the amount and no wider than it. */
  readonly name?: string
  /** A `Badge` with the kind of account, after the name. A long name is cut off to leave room for it. */
  readonly badge?: ReactNode
  /** Masks the amount with dots, as the player chose. */
  readonly hidden?: boolean
  /** The accessible name of the amount's button: everything that it shows, and what a press does. */
  readonly label: string
  readonly onPress: () => void
  /** Called on a long press, which is a shortcut, for example to hide and show the amount. */
  readonly onLongPress?: () => void
  /** The button that opens a deposit. If undefined, the chip has no deposit button. */
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
