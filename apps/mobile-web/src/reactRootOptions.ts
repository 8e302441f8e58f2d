import type { RootOptions } from 'react-dom/client'
import { ComponentLoadError } from './siteContext.ts'

/**
 * Error handlers of the React root. They do not report a {@link ComponentLoadError}, because `useLazyComponent` has
 * already logged the failure and the cause.
 */
export const reactRootOptions: RootOptions = {
  onCaughtError: (error) => error instanceof ComponentLoadError || console.error(error),
  // When the second load of a component succeeds, React reports the failed first load as an error from which React
  // recovered.
  onRecoverableError: (error) => (error as Error).cause instanceof ComponentLoadError || reportError(error),
}
