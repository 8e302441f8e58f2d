import type { RootOptions } from 'react-dom/client'
import { LoadFailure } from './siteContext.ts'

/** What the site's root says of errors: what did not come has been logged where it was asked for, with the reason. */
export const rootOptions: RootOptions = {
  onCaughtError: (error) => error instanceof LoadFailure || console.error(error),
  // Whoever tries again while another failure is shown draws what is asked for anew, which React tells as an error that it got over.
  onRecoverableError: (error) => (error as Error).cause instanceof LoadFailure || reportError(error),
}
