import { X } from '../icons/index.ts'
import { useEffect, useRef } from 'react'
import styles from './Chips.module.css'

export interface RemovableChipsProps {
  readonly label: string
  readonly items: readonly { readonly id: string; readonly label: string }[]
  readonly onRemove: (id: string) => void
  /** The button's name, for example `Remove Pragma`. */
  readonly removeLabel: (label: string) => string
}

/** What is filtered by now; a press takes it away. The focus goes on to the next one, so that several can be removed by keys. */
export function RemovableChips({ label, items, onRemove, removeLabel }: RemovableChipsProps) {
  const row = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  useEffect(() => {
    if (removed.current === null) return
    const next = row.current?.children[Math.min(removed.current, items.length - 1)]?.querySelector('button')
    removed.current = null
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
              removed.current = index
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
