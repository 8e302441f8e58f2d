import { useId, type ReactNode } from 'react'
import { SectionHead, type SectionHeadProps } from './SectionHead.tsx'
import styles from './Section.module.css'

export interface SectionProps extends Omit<SectionHeadProps, 'id'> {
  readonly children: ReactNode
}

/** Renders a section of a screen with a title, within the side margins of the page. */
export function Section({ children, ...head }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} {...head} />
      <div className={styles.body}>{children}</div>
    </section>
  )
}
