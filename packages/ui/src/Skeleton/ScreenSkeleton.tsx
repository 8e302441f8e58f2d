import type { ReactNode } from 'react'
import styles from './ScreenSkeleton.module.css'

export interface ScreenSkeletonProps {
  /** The placeholders of its parts: `CardSkeleton`s and `RowsSkeleton`s. */
  readonly children: ReactNode
}

/** Stacks the placeholders of a screen's parts while the screen loads. */
export function ScreenSkeleton({ children }: ScreenSkeletonProps) {
  return (
    <div className={styles.skeleton} data-loading aria-hidden="true">
      {children}
    </div>
  )
}
