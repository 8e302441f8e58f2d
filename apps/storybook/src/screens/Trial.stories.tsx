import { TrialScreen } from '@lobby/auth/screens/TrialScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import { failingResponse } from './storyHelpers.ts'

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

/** The platform failed to create a trial account. */
export const Failed: Story = {
  parameters: { site: { path: '/m/trail', answers: { 'GET /wps/trial/create': failingResponse } } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.click(canvasElement.querySelector('main button') ?? canvasElement)
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).not.toBeEmptyDOMElement()
  },
}
