import { AccountsScreen } from '@lobby/wallet/screens/AccountsScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import { maxPayoutAccountsResponses, noPayoutAccountsResponses } from './walletResponses.ts'
import { failingResponse, pendingResponse } from './storyHelpers.ts'

const path = '/m/securityCenter/accounts'

const meta = {
  title: 'Screens/Payout accounts',
  component: AccountsScreen,
  parameters: { layout: 'fullscreen', site: { path } },
  globals: { session: 'member' },
  render: () => (
    <SiteFrame>
      <AccountsScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof AccountsScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Screen: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main li button')).toBeVisible())
    await expect(canvasElement.querySelectorAll('main button')).toHaveLength(2)
  },
}

/** The member has the maximum number of payout accounts, so the screen offers no button to add an account. */
export const MaximumReached: Story = {
  parameters: { site: { path, answers: maxPayoutAccountsResponses } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main ul + p')).toBeVisible())
    await expect(canvasElement.querySelectorAll('main li')).toHaveLength(5)
  },
}

/** The member has no payout account yet. */
export const NoAccount: Story = {
  parameters: { site: { path, answers: noPayoutAccountsResponses } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main button')).toHaveLength(1))
    await expect(canvasElement.querySelector('main li')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { site: { path, answers: { 'GET /wps/withdrawal/accounts': pendingResponse }, hasPendingAnswer: true } },
}
export const Failed: Story = {
  parameters: { site: { path, answers: { 'GET /wps/withdrawal/accounts': failingResponse } } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
}
