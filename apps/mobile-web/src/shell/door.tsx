// For stories, which show screens as the site does, without its routes.
import type { ReactNode } from 'react'
import type { Site } from '../boot.ts'
import { SiteContext } from '../siteContext.ts'

export { HomeScreen } from '../screens/home/HomeScreen.tsx'
export { Around } from './Around.tsx'
export { LoginHost } from './LoginHost.tsx'
export { SignOutHost } from './SignOutHost.tsx'
export { ToastHost } from './ToastHost.tsx'

export interface SiteDoorProps {
  /** What the shell's parts ask of it. */
  readonly site: Pick<Site, 'dictionaries' | 'language' | 'log' | 'toasts'>
  readonly children: ReactNode
}

/** A site around parts of the shell that is not booted from a document. */
export function SiteDoor({ site, children }: SiteDoorProps) {
  return <SiteContext value={site as Site}>{children}</SiteContext>
}
