import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx'

export interface ApartProps {
  /** The placeholder while the widget's code loads. */
  readonly room: ReactNode
  /** Replaces the widget if it fails to load or throws. Default: nothing. */
  readonly otherwise?: ReactNode
  readonly children: ReactNode
}

/** Wraps a widget of home whose code loads after home's own code. If the widget fails, the rest of home stays. */
export function Apart({ room, otherwise = null, children }: ApartProps) {
  return (
    <ErrorBoundary fallback={() => otherwise}>
      <Suspense fallback={room}>{children}</Suspense>
    </ErrorBoundary>
  )
}
