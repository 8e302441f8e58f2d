import { lazy, Suspense, type ComponentType } from 'react'
import type { DrawingProps } from './Figure.tsx'
import styles from './Drawing.module.css'

// After the first load, which mostly has no use for it. A figure that does not come leaves its room empty: it only decorates.
const Figure = lazy<ComponentType<DrawingProps>>(() =>
  import('./Figure.tsx').then((module) => ({ default: module.Figure })).catch(() => ({ default: () => null })),
)

/** A small drawing in the theme's colours for what is empty or failed. */
export function Drawing({ kind }: DrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 112" width="120" height="112" aria-hidden="true">
      <Suspense fallback={<g data-awaited="drawing" />}>
        <Figure kind={kind} />
      </Suspense>
    </svg>
  )
}
