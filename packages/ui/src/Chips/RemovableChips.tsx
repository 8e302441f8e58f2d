import { X } from '../icons/index.ts'
import { useEffect, useRef } from 'react'
import styles from './Chips.module.css'

export interface RemovableChipsProps {
  readonly label: string
  readonly items: readonly { readonly id: string; readonly label: string }[]
  readonly onRemove: (id: string) => void
  /** Returns the accessible name of an item's button, for example `Remove Pragma`. */
  readonly removeLabel: (label: string) => string
}

/**
 * Renders the active filters as chips that a press removes. After a chip is removed, the focus is on the next chip, so
 * that players can remove several chips by keyboard.
 */
export function RemovableChips({ label, items, onRemove, removeLabel }: RemovableChipsProps) {
  const row = useRef<HTMLUListElement>(null)
  const removedIndex = useRef<number | null>(null)
  useEffect(() => {
    if (removedIndex.current === null) return
    const next = row.current?.children[Math.min(removedIndex.current, items.length - 1)]?.querySelector('button')
    removedIndex.current = null
    ;(next ?? row.current)?.focus()
  }, [items])
  return (
    <ul ref={row} className={styles.row} aria-label={label} tabIndex={-1}>
      {items.map(({ id, label: text }, index) => (
        <li key={id} className={styles.cell}>
          <button
            type="button"
            className={styles.chip}
            data-chosen=""
            aria-label={removeLabel(text)}
            onClick={() => {
              removedIndex.current = index
              onRemove(id)
            }}>
            {text}
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
