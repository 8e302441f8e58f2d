import { loadSettingsScreen } from '@lobby/auth/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'

const SettingsScreen = lazy(loadSettingsScreen)

const meta = {
  title: 'Screens/Settings',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen', site: { path: '/m/set' } },
  globals: { session: 'member' },
  args: { version: 'b7-1a2b3c' },
  render: (args) => (
    <SiteFrame>
      <SettingsScreen {...args} />
    </SiteFrame>
  ),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.version)).toBeVisible()
  },
} satisfies Meta<typeof SettingsScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Member: Story = {}
export const Trial: Story = { globals: { session: 'trial' } }
