import type { Decorator } from '@storybook/react-vite'
import { SiteFrame } from './SiteFrame.tsx'

/** Wraps the story of a screen in the site's frame. */
export const withSiteFrame: Decorator = (Story) => (
  <SiteFrame>
    <Story />
  </SiteFrame>
)
