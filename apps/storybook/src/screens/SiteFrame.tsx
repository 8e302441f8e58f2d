import { AppFrame } from '@lobby/mobile-web/shell'
import type { ReactNode } from 'react'

/**
 * Renders the app shell around a screen: header with title, footer and bottom navigation, depending on the story's
 * path.
 */
export const SiteFrame = ({ children }: { readonly children: ReactNode }) => <AppFrame>{children}</AppFrame>
