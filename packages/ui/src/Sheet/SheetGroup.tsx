import { useId, type ReactNode } from 'react'
import styles from './SheetGroup.module.css'

export interface SheetGroupProps {
  readonly title: string
  /** The choices of the group. */
  readonly children: ReactNode
}

/** Renders a titled group of choices in a sheet. */
export function SheetGroup({ title, children }: SheetGroupProps) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
