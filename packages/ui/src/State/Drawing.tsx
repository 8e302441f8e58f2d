import { lazy, Suspense, type ComponentType } from 'react'
import type { DrawingProps } from './DrawingShapes.tsx'
import styles from './Drawing.module.css'

// Loaded on demand, since the first load rarely needs it. If it fails to load, the space stays empty: the figure is
// only decoration.
const Figure = lazy<ComponentType<DrawingProps>>(() =>
  import('./DrawingShapes.tsx')
    .then((module) => ({ default: module.DrawingShapes }))
    .catch(() => ({ default: () => null })),
)

/** Renders a small drawing in the theme's colours for an empty or failed state. */
export function Drawing({ kind }: DrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 112" width="120" height="112" aria-hidden="true">
      <Suspense fallback={<g data-awaited="drawing" />}>
        <Figure kind={kind} />
      </Suspense>
    </svg>
  )
}
