import { Suspense, useRef, type ComponentType, type ReactNode } from 'react'
import { reloadIfReachable } from '../reloadOnce.ts'
import { useLazy, type Load } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ChunkLoadError } from './ChunkLoadError.tsx'

export interface OverlayProps<Props> {
  readonly load: Load<Props>
  /** The groups of texts that the overlay needs. */
  readonly texts?: readonly string[]
  /** Renders the loaded component. */
  readonly children: (component: ComponentType<Props>) => ReactNode
  /** Called when the player closes the error message of an overlay that failed to load. */
  readonly onClose: () => void
}

/**
 * Loads and renders an overlay from a separate chunk. If the chunk fails to load, the page stays and an error message offers a retry, which also runs when the
 * connection returns. A browser may remember a failed script for the lifetime of the page, so the second retry reloads the page, unless the page has a form,
 * whose input a reload would lose.
 */
export function Overlay<Props>({ onClose, ...overlay }: OverlayProps<Props>) {
  const retries = useRef(0)
  return (
    <ErrorBoundary
      fallback={(reset) => (
        <ChunkLoadError
          role="alertdialog"
          onRetry={() => void (retries.current++ && !document.forms[0] ? reloadIfReachable() : reset())}
          onClose={onClose}
        />
      )}>
      <Suspense fallback={<i hidden data-awaited="overlay" />}>
        <Loaded {...overlay} />
      </Suspense>
    </ErrorBoundary>
  )
}

// Inside the boundary, so that a retry loads the chunk again.
function Loaded<Props>({ load, texts = [], children }: Omit<OverlayProps<Props>, 'onClose'>) {
  return children(useLazy(load, ...texts))
}
