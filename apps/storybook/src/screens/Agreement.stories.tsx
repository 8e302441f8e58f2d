import { AgreementScreen } from '@lobby/auth/screens/AgreementScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import { failingResponse, pendingResponse } from './storyHelpers.ts'

const path = '/m/useragreement'

const meta = {
  title: 'Screens/User agreement',
  component: AgreementScreen,
  parameters: { layout: 'fullscreen', site: { path } },
  globals: { session: 'guest' },
  render: () => (
    <SiteFrame>
      <AgreementScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof AgreementScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Screen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const Loading: Story = {
  parameters: { site: { path, answers: { 'GET /wps/system/userAgreement': pendingResponse }, hasPendingAnswer: true } },
}
export const Failed: Story = {
  parameters: { site: { path, answers: { 'GET /wps/system/userAgreement': failingResponse } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toBeVisible()
  },
}
