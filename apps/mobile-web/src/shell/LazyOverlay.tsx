import { Suspense, useRef, type ComponentType, type ReactNode } from 'react'
import { reloadIfServerResponds } from '../reloadAfterChunkFailure.ts'
import { useLazyComponent, type ComponentLoader } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ChunkLoadError } from './ChunkLoadError.tsx'

export interface LazyOverlayProps<Props> {
  readonly load: ComponentLoader<Props>
  /** The groups of texts that the overlay needs. */
  readonly texts?: readonly string[]
  /** Renders the loaded component. */
  readonly children: (component: ComponentType<Props>) => ReactNode
  /** Called when the player closes the error message of an overlay that failed to load. */
  readonly onClose: () => void
}

/**
 * Loads and renders an overlay from a separate chunk. If the chunk fails to load, an error message over the page offers
 * a retry, which also runs when the connection returns. The second retry reloads the page, because a browser may
 * remember a failed script until the page is reloaded. A page with a form is not reloaded, because the player would
 * lose the input.
 */
export function LazyOverlay<Props>({ onClose, ...overlay }: LazyOverlayProps<Props>) {
  const retries = useRef(0)
  return (
    <ErrorBoundary
      fallback={(reset) => (
        <ChunkLoadError
          role="alertdialog"
          onRetry={() => void (retries.current++ && !document.forms[0] ? reloadIfServerResponds() : reset())}
          onClose={onClose}
        />
      )}>
      <Suspense fallback={<i hidden data-awaited="overlay" />}>
        <Loaded {...overlay} />
      </Suspense>
    </ErrorBoundary>
  )
}

// This component is inside the error boundary, so that a reset of the boundary loads the chunk again.
function Loaded<Props>({ load, texts = [], children }: Omit<LazyOverlayProps<Props>, 'onClose'>) {
  return children(useLazyComponent(load, ...texts))
}
