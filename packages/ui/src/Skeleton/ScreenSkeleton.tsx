import type { ReactNode } from 'react'
import styles from './ScreenSkeleton.module.css'

export interface ScreenSkeletonProps {
  /** The shapes of its parts: `CardSkeleton`s and `RowsSkeleton`s. */
  readonly children: ReactNode
}

/** The parts of a screen below each other, until they are here. */
export function ScreenSkeleton({ children }: ScreenSkeletonProps) {
  return (
    <div className={styles.skeleton} data-loading aria-hidden="true">
      {children}
    </div>
  )
}
