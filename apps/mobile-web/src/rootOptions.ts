import type { RootOptions } from 'react-dom/client'
import { LoadFailure } from './siteContext.ts'

/**
 * Error handlers of the React root. They do not report a {@link LoadFailure}, because `useLazyComponent` has already
 * logged it with its cause.
 */
export const rootOptions: RootOptions = {
  onCaughtError: (error) => error instanceof LoadFailure || console.error(error),
  // When a component loads at the second attempt, React reports the first failure as an error from which it recovered.
  onRecoverableError: (error) => (error as Error).cause instanceof LoadFailure || reportError(error),
}
