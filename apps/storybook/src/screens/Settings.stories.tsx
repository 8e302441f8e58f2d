import { SettingsScreen } from '@lobby/auth/screens/SettingsScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'

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
