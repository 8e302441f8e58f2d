import { Suspense, useRef, type ComponentType, type ReactNode } from 'react'
import { reload } from '../reloadOnce.ts'
import { useLazy, type Load } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { NotHere } from './NotHere.tsx'

export interface OverlayProps<Props> {
  readonly load: Load<Props>
  /** The groups of texts that it needs. */
  readonly texts?: readonly string[]
  /** Draws it, once it is here. */
  readonly children: (component: ComponentType<Props>) => ReactNode
  /** The player gives up on what could not be loaded. */
  readonly onClose: () => void
}

/**
 * Holds an overlay that comes in a chunk of its own. A chunk that does not come takes nothing of the page with it: it says so, keeps
 * what was asked for, and tries again at a press or when the connection is back. A browser may keep in mind that a script failed for as long
 * as the page lives: a second try loads the page anew, except over a form, whose text it would take along.
 */
export function Overlay<Props>({ onClose, ...overlay }: OverlayProps<Props>) {
  const tries = useRef(0)
  return (
    <ErrorBoundary
      fallback={(reset) => (
        <NotHere
          role="alertdialog"
          onRetry={() => void (tries.current++ && !document.forms[0] ? reload() : reset())}
          onClose={onClose}
        />
      )}>
      <Suspense fallback={<i hidden data-awaited="overlay" />}>
        <Loaded {...overlay} />
      </Suspense>
    </ErrorBoundary>
  )
}

// Below the boundary, so that trying again asks for the chunk again.
function Loaded<Props>({ load, texts = [], children }: Omit<OverlayProps<Props>, 'onClose'>) {
  return children(useLazy(load, ...texts))
}
