import { useId, type ReactNode } from 'react'
import { SectionHead, type SectionHeadProps } from './SectionHead.tsx'
import styles from './Section.module.css'

export interface SectionProps extends Omit<SectionHeadProps, 'id'> {
  readonly children: ReactNode
}

/** Renders a titled section of a screen, within the page's margins. */
export function Section({ children, ...head }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} {...head} />
      <div className={styles.body}>{children}</div>
    </section>
  )
}
