import { ChevronRight } from '../icons/index.ts'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './Crumbs.module.css'

export interface Crumb {
  readonly id: string | number
  readonly text: string
  /** The way to this step: a link or a button with its text, and this class. The last step has none. */
  readonly way: (className: string) => ReactNode
}

export interface CrumbsProps {
  /** What the steps are of: `Where you are in the team`. */
  readonly label: string
  /** From the top down to where one is. */
  readonly steps: readonly Crumb[]
}

/** The way from the top of a tree down to where one is; each step but the last leads there. The last is in sight however long the way is. */
export function Crumbs({ label, steps }: CrumbsProps) {
  const rail = useRef<HTMLOListElement>(null)
  const here = steps.at(-1)?.id
  useLayoutEffect(() => {
    rail.current?.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'end' })
  }, [here])
  return (
    <nav aria-label={label}>
      <ol ref={rail} className={styles.crumbs}>
        {steps.map(({ id, text, way }, index) => (
          <li key={id} className={styles.step}>
            {index > 0 && <ChevronRight aria-hidden="true" />}
            {index < steps.length - 1 ? (
              way(styles.way ?? '')
            ) : (
              <span className={styles.here} aria-current="page">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
