// Exports for Storybook. Stories show screens as the site does, but without the site's routes.
import type { ReactNode } from 'react'
import type { Site } from '../boot.ts'
import { SiteContext } from '../siteContext.ts'

export { HomeScreen } from '../screens/home/HomeScreen.tsx'
export { AppFrame } from './AppFrame.tsx'
export { LoginDialogHost } from './LoginDialogHost.tsx'
export { SignOutDialogHost } from './SignOutDialogHost.tsx'
export { ToastHost } from './ToastHost.tsx'

export interface StubSiteProviderProps {
  /** The objects of `boot` that the app shell uses. */
  readonly site: Pick<Site, 'dictionaries' | 'language' | 'log' | 'toasts'>
  readonly children: ReactNode
}

/** Provides the objects of `boot` to components of the app shell, without a stamped document. */
export function StubSiteProvider({ site, children }: StubSiteProviderProps) {
  return <SiteContext value={site as Site}>{children}</SiteContext>
}
