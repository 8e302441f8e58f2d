import type { Decorator } from '@storybook/react-vite'
import { SiteFrame } from './SiteFrame.tsx'

/** Puts around a story of a screen what stands around it on the site. */
export const inSite: Decorator = (Story) => (
  <SiteFrame>
    <Story />
  </SiteFrame>
)
