import type { Decorator } from '@storybook/react-vite'
import { SiteFrame } from './SiteFrame.tsx'

/** Wraps the story of a screen in the app shell. */
export const withSiteFrame: Decorator = (Story) => (
  <SiteFrame>
    <Story />
  </SiteFrame>
)
