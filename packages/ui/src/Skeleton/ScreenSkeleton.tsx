import type { ReactNode } from 'react'
import styles from './ScreenSkeleton.module.css'

export interface ScreenSkeletonProps {
  /** The placeholders of the parts of the screen, for example `CardSkeleton`s and `RowsSkeleton`s. */
  readonly children: ReactNode
}

/** Renders the placeholders of the parts of a screen, one below the other, while the screen loads. */
export function ScreenSkeleton({ children }: ScreenSkeletonProps) {
  return (
    <div className={styles.skeleton} data-loading aria-hidden="true">
      {children}
    </div>
  )
}
