import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx'

export interface LazyWidgetProps {
  /** The placeholder that is shown while the widget's code loads. */
  readonly fallback: ReactNode
  /** Replaces the widget if it fails to load or throws. Default: nothing. */
  readonly errorFallback?: ReactNode
  readonly children: ReactNode
}

/**
 * Wraps a widget of home whose code loads after home's own code. If the widget fails, the other widgets of home still
 * work.
 */
export function LazyWidget({ fallback, errorFallback = null, children }: LazyWidgetProps) {
  return (
    <ErrorBoundary fallback={() => errorFallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
