import { AppFrame } from '@lobby/mobile-web/shell'
import type { ReactNode } from 'react'

/** What stands around a screen: the site's own header with its title, foot and bottom navigation, as the story's path has them. */
export const SiteFrame = ({ children }: { readonly children: ReactNode }) => <AppFrame>{children}</AppFrame>
