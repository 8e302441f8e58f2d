import { lazy, Suspense, type ComponentType } from 'react'
import type { StateDrawingProps } from './StateDrawingShapes.tsx'
import styles from './StateDrawing.module.css'

// The shapes are loaded on demand, because the first page load rarely needs a drawing. If they fail to load, the space
// of the drawing stays empty. That is acceptable, because the drawing is only decoration.
const Figure = lazy<ComponentType<StateDrawingProps>>(() =>
  import('./StateDrawingShapes.tsx')
    .then((module) => ({ default: module.StateDrawingShapes }))
    .catch(() => ({ default: () => null })),
)

/** Renders a small drawing in the theme's colours for an empty or failed state. */
export function StateDrawing({ kind }: StateDrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 112" width="120" height="112" aria-hidden="true">
      <Suspense fallback={<g data-awaited="drawing" />}>
        <Figure kind={kind} />
      </Suspense>
    </svg>
  )
}
