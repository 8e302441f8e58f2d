import { useId, type ReactNode, type Ref } from 'react'
import styles from './FoldedItem.module.css'

export interface FoldedItemProps {
  readonly ref?: Ref<HTMLLIElement>
  readonly open: boolean
  readonly onToggle: () => void
  /** What is always seen, and pressed. */
  readonly head: ReactNode
  /** What opens below it. */
  readonly children: ReactNode
}

/** An entry of a list, drawn as a card. A press opens its content in place. */
export function FoldedItem({ ref, open, onToggle, head, children }: FoldedItemProps) {
  const id = useId()
  return (
    <li ref={ref} className={styles.item} data-open={open || undefined}>
      <h2 className={styles.heading}>
        <button type="button" className={styles.head} aria-expanded={open} aria-controls={id} onClick={onToggle}>
          {head}
          <span className={styles.sign} aria-hidden="true" />
        </button>
      </h2>
      <div id={id} className={styles.content} hidden={!open}>
        {open && children}
      </div>
    </li>
  )
}
