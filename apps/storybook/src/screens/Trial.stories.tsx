import { loadTrialScreen } from '@lobby/auth/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { SiteFrame } from './SiteFrame.tsx'

const TrialScreen = lazy(loadTrialScreen)

const meta = {
  title: 'Screens/Trial',
  component: TrialScreen,
  parameters: { layout: 'fullscreen', site: { path: '/m/trail' } },
  globals: { session: 'guest' },
  render: () => (
    <SiteFrame>
      <TrialScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof TrialScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Screen: Story = {}
