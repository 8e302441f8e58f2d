import { Check } from '../icons/index.ts'
import type { ReactNode } from 'react'
import styles from './Chips.module.css'

export interface ChipItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** A number after the label, for example how many games there are. */
  readonly count?: string | number
  readonly disabled?: boolean
}

interface ChipProps {
  readonly item: ChipItem
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  readonly checked: boolean
  readonly onPick: () => void
}

/** One choice: a native input, so that keys and direction are the browser's own. */
export function Chip({ item, type, name, checked, onPick }: ChipProps) {
  return (
    <label className={styles.chip}>
      <input
        type={type}
        name={name}
        className={styles.input}
        checked={checked}
        disabled={item.disabled}
        onChange={onPick}
      />
      {type === 'checkbox' && checked ? <Check aria-hidden="true" /> : item.icon}
      {item.label}
      {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
    </label>
  )
}
