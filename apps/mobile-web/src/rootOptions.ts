import type { RootOptions } from 'react-dom/client'
import { LoadFailure } from './siteContext.ts'

/** Error handlers of the React root. They skip {@link LoadFailure}, because `useLazy` has already logged it with its cause. */
export const rootOptions: RootOptions = {
  onCaughtError: (error) => error instanceof LoadFailure || console.error(error),
  // A retry while another failure is shown renders the part that loads again. React reports this as an error that it recovered from.
  onRecoverableError: (error) => (error as Error).cause instanceof LoadFailure || reportError(error),
}
