import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx'

export interface ApartProps {
  /** Keeps the room until the code is here. */
  readonly room: ReactNode
  /** What stands there when the code does not come; nothing unless given. */
  readonly otherwise?: ReactNode
  readonly children: ReactNode
}

/** A widget of home whose code comes after home's own; what goes wrong with it takes nothing else along. */
export function Apart({ room, otherwise = null, children }: ApartProps) {
  return (
    <ErrorBoundary fallback={() => otherwise}>
      <Suspense fallback={room}>{children}</Suspense>
    </ErrorBoundary>
  )
}
