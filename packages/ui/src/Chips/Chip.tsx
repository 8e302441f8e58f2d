import { Check } from '../icons/index.ts'
import type { ReactNode } from 'react'
import styles from './Chips.module.css'

export interface ChipItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** A number after the label, for example the number of games. */
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

/** Renders one choice as a native input, so that the browser handles the keyboard and the writing direction. */
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
