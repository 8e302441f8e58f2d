import type { Answers } from '@lobby/platform/testing'
import { accountRecord, bettingRecord, depositRecord, profitAndLoss, rebateReport, teamBetting, teamProfitAndLoss, withdrawalReport } from '@lobby/reports/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, waitFor } from 'storybook/test'
import { emptyReports, fullReports, reportsBroken, reportsPending } from './reportAnswers.ts'
import { SiteFrame } from './SiteFrame.tsx'

const screens = {
  deposits: lazy(depositRecord.load),
  withdrawals: lazy(withdrawalReport.load),
  account: lazy(accountRecord.load),
  bets: lazy(bettingRecord.load),
  profit: lazy(profitAndLoss.load),
  rebates: lazy(rebateReport.load),
  teamBets: lazy(teamBetting.load),
  // The account record, at the team's address.
  teamRecords: lazy(accountRecord.load),
  teamProfit: lazy(teamProfitAndLoss.load),
} as const

type ReportName = keyof typeof screens

interface Props {
  /** Which of them. */
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

/** A team's reports are an agent's; its records are the account record at another address. */
const ofTeam = (report: ReportName, answers: Answers): Story => ({
  args: { report },
  globals: { session: 'agent' },
  parameters: { site: { path: report === 'teamRecords' ? '/m/transaction/record?types=A' : path, answers } },
})

/** What would fill it, and more days. */
const empty = (report: ReportName): Story => ({
  ...(report.startsWith('team') ? ofTeam(report, emptyReports) : { args: { report }, parameters: { site: { path, answers: emptyReports } } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[class]')).toBeVisible())
    await expect(canvasElement.querySelectorAll('main section li')).toHaveLength(0)
  },
})

const failed = (report: ReportName): Story => ({
  ...(report.startsWith('team') ? ofTeam(report, reportsBroken) : { args: { report }, parameters: { site: { path, answers: reportsBroken } } }),
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

export const TeamBets = ofTeam('teamBets', fullReports)
export const TeamBetsEmpty = empty('teamBets')
export const TeamBetsFailed = failed('teamBets')
export const TeamRecords = ofTeam('teamRecords', fullReports)
export const TeamRecordsEmpty = empty('teamRecords')
export const TeamRecordsFailed = failed('teamRecords')
/** One's own apart, then each of those below with its team. */
export const TeamProfitAndLoss = ofTeam('teamProfit', fullReports)
export const TeamProfitAndLossEmpty = empty('teamProfit')
export const TeamProfitAndLossFailed = failed('teamProfit')

export const Loading: Story = {
  parameters: { site: { path, answers: reportsPending, waits: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [data-loading]')).toBeVisible())
  },
}
