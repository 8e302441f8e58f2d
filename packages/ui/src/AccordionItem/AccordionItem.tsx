import { useId, type ReactNode, type Ref } from 'react'
import styles from './AccordionItem.module.css'

export interface AccordionItemProps {
  readonly ref?: Ref<HTMLLIElement>
  readonly open: boolean
  readonly onToggle: () => void
  /** The part of the item that is always visible. A press on the head opens and closes the content below it. */
  readonly head: ReactNode
  /** The content that opens below the head. */
  readonly children: ReactNode
}

/** Renders a list item as a card. A press on its head opens and closes the content below the head. */
export function AccordionItem({ ref, open, onToggle, head, children }: AccordionItemProps) {
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
