import { useId, type ReactNode } from 'react'
import styles from './SheetGroup.module.css'

export interface SheetGroupProps {
  readonly title: string
  /** What there is to choose. */
  readonly children: ReactNode
}

/** One of the groups of choices in a sheet, under its title. */
export function SheetGroup({ title, children }: SheetGroupProps) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
