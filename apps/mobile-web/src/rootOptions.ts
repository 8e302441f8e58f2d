import type { RootOptions } from 'react-dom/client'
import { LoadFailure } from './siteContext.ts'

/**
 * Error handlers of the React root. They do not report a {@link LoadFailure}, because `useLazyComponent` has already
 * logged the failure and the cause.
 */
export const rootOptions: RootOptions = {
  onCaughtError: (error) => error instanceof LoadFailure || console.error(error),
  // When the second load of a component succeeds, React reports the failed first load as an error from which React
  // recovered.
  onRecoverableError: (error) => (error as Error).cause instanceof LoadFailure || reportError(error),
}
