import { accountRecord, bettingRecord, depositRecord, profitAndLoss, rebateReport, withdrawalReport } from '@lobby/reports/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, waitFor } from 'storybook/test'
import { emptyReports, fullReports, reportsBroken, reportsPending, type ReportName } from './reportAnswers.ts'
import { SiteFrame } from './SiteFrame.tsx'

const screens = {
  deposits: lazy(depositRecord.load),
  withdrawals: lazy(withdrawalReport.load),
  account: lazy(accountRecord.load),
  bets: lazy(bettingRecord.load),
  profit: lazy(profitAndLoss.load),
  rebates: lazy(rebateReport.load),
} as const

interface Props {
  /** Which of the six. */
  readonly report: ReportName
}

function Reports({ report }: Props) {
  const Screen = screens[report]
  return (
    <SiteFrame>
      <Screen />
    </SiteFrame>
  )
}

const path = '/m/vouReport'

const meta = {
  title: 'Screens/Reports',
  component: Reports,
  parameters: { layout: 'fullscreen', site: { path, answers: fullReports } },
  globals: { session: 'member' },
  args: { report: 'deposits' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main section li button').length).toBeGreaterThan(3))
  },
} satisfies Meta<typeof Reports>
export default meta

type Story = StoryObj<typeof meta>

/** What would fill it, and more days. */
const empty = (report: ReportName): Story => ({
  args: { report },
  parameters: { site: { path, answers: emptyReports } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[class]')).toBeVisible())
    await expect(canvasElement.querySelectorAll('main section li')).toHaveLength(0)
  },
})

const failed = (report: ReportName): Story => ({
  args: { report },
  parameters: { site: { path, answers: reportsBroken } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
})

export const Deposits: Story = {}
export const DepositsEmpty = empty('deposits')
export const DepositsFailed = failed('deposits')
export const Withdrawals: Story = { args: { report: 'withdrawals' } }
export const WithdrawalsEmpty = empty('withdrawals')
export const WithdrawalsFailed = failed('withdrawals')
export const Account: Story = { args: { report: 'account' } }
export const AccountEmpty = empty('account')
export const AccountFailed = failed('account')
export const Bets: Story = { args: { report: 'bets' } }
export const BetsEmpty = empty('bets')
export const BetsFailed = failed('bets')
/** With a bar for each day. */
export const ProfitAndLoss: Story = { args: { report: 'profit' } }
export const ProfitAndLossEmpty = empty('profit')
export const ProfitAndLossFailed = failed('profit')
export const Rebates: Story = { args: { report: 'rebates' } }
export const RebatesEmpty = empty('rebates')
export const RebatesFailed = failed('rebates')

export const Loading: Story = {
  parameters: { site: { path, answers: reportsPending, waits: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [data-loading]')).toBeVisible())
  },
}
