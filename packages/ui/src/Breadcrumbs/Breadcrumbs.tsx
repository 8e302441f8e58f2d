import { ChevronRight } from '../icons/index.ts'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './Breadcrumbs.module.css'

export interface Breadcrumb {
  readonly id: string | number
  readonly text: string
  /**
   * Renders the link or button that opens this position, with its text and the given class. Not called for the last
   * breadcrumb.
   */
  readonly renderLink: (className: string) => ReactNode
}

export interface BreadcrumbsProps {
  /** The accessible name of the breadcrumbs, for example `Where you are in the team`. */
  readonly label: string
  /** The breadcrumbs from the root of the tree to the current position. */
  readonly steps: readonly Breadcrumb[]
}

/**
 * Renders breadcrumbs from the root of a tree to the current position. If they are too long for the line, scrolls the
 * last one into view.
 */
export function Breadcrumbs({ label, steps }: BreadcrumbsProps) {
  const rail = useRef<HTMLOListElement>(null)
  const currentId = steps.at(-1)?.id
  useLayoutEffect(() => {
    rail.current?.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'end' })
  }, [currentId])
  return (
    <nav aria-label={label}>
      <ol ref={rail} className={styles.crumbs}>
        {steps.map(({ id, text, renderLink }, index) => (
          <li key={id} className={styles.step}>
            {index > 0 && <ChevronRight aria-hidden="true" />}
            {index < steps.length - 1 ? (
              renderLink(styles.way ?? '')
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
