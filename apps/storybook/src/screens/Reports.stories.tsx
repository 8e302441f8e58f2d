import type { PlatformResponses } from '@lobby/platform/testing'
import { AccountRecordScreen } from '@lobby/reports/screens/AccountRecordScreen'
import { BettingRecordScreen } from '@lobby/reports/screens/BettingRecordScreen'
import { DepositRecordScreen } from '@lobby/reports/screens/DepositRecordScreen'
import { ProfitAndLossScreen } from '@lobby/reports/screens/ProfitAndLossScreen'
import { RebateReportScreen } from '@lobby/reports/screens/RebateReportScreen'
import { TeamBettingScreen } from '@lobby/reports/screens/TeamBettingScreen'
import { TeamProfitAndLossScreen } from '@lobby/reports/screens/TeamProfitAndLossScreen'
import { WithdrawalReportScreen } from '@lobby/reports/screens/WithdrawalReportScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import {
  emptyReportsResponses,
  filledReportsResponses,
  failingReportsResponses,
  pendingReportsResponses,
  unknownTeamMemberResponses,
  teamOfOneMemberResponses,
} from './reportResponses.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { waitForOpenDialog, waitForElement, waitForAndPressElement } from './storyHelpers.ts'

const screens = {
  deposits: DepositRecordScreen,
  withdrawals: WithdrawalReportScreen,
  account: AccountRecordScreen,
  bets: BettingRecordScreen,
  profit: ProfitAndLossScreen,
  rebates: RebateReportScreen,
  teamBets: TeamBettingScreen,
  // The screen of the account record at the team's path.
  teamRecords: AccountRecordScreen,
  teamProfit: TeamProfitAndLossScreen,
} as const

type ReportName = keyof typeof screens

interface Props {
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
  parameters: { layout: 'fullscreen', site: { path, answers: filledReportsResponses } },
  globals: { session: 'member' },
  args: { report: 'deposits' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main section li button').length).toBeGreaterThan(3))
  },
} satisfies Meta<typeof Reports>
export default meta

type Story = StoryObj<typeof meta>

/** Shows a report on an agent's team. */
const ofTeam = (report: ReportName, answers: PlatformResponses): Story => ({
  args: { report },
  globals: { session: 'agent' },
  parameters: { site: { path: report === 'teamRecords' ? '/m/transaction/record?types=A' : path, answers } },
})

/** A report without rows. It explains which entries would appear, and offers a longer period. */
const empty = (report: ReportName): Story => ({
  ...(report.startsWith('team')
    ? ofTeam(report, emptyReportsResponses)
    : { args: { report }, parameters: { site: { path, answers: emptyReportsResponses } } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[class]')).toBeVisible())
    await expect(canvasElement.querySelectorAll('main section li')).toHaveLength(0)
  },
})

const failed = (report: ReportName): Story => ({
  ...(report.startsWith('team')
    ? ofTeam(report, failingReportsResponses)
    : { args: { report }, parameters: { site: { path, answers: failingReportsResponses } } }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
})

export const Deposits: Story = {}
/** The URL contains filters. The report shows a chip for each filter. */
export const DepositsFiltered: Story = {
  parameters: { site: { path: `${path}?status=SETTLED&method=PIX`, answers: filledReportsResponses } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main ul[aria-label] button')).toHaveLength(2))
  },
}
export const DepositsFilter: Story = {
  play: async ({ canvasElement }) => {
    // Skip the button in the radio group, because it opens the dialog for the period.
    await waitForAndPressElement(canvasElement, 'main div:not([role=radiogroup]) > button[aria-haspopup=dialog]')
    const dialog = await waitForOpenDialog()
    await waitFor(() => expect(dialog.querySelectorAll('[role=radiogroup]')).toHaveLength(2))
  },
}
/** The details of one row in a dialog. */
const oneOf = (report: ReportName, place: number): Story => ({
  args: { report },
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main section li button').length).toBeGreaterThan(place))
    await userEvent.click(canvasElement.querySelectorAll('main section li button')[place] ?? canvasElement)
    await expect((await waitForOpenDialog()).querySelector('dl')).toBeVisible()
  },
})
export const DepositDetails = oneOf('deposits', 2)
export const DepositsEmpty = empty('deposits')
export const DepositsFailed = failed('deposits')
export const Withdrawals: Story = { args: { report: 'withdrawals' } }
export const WithdrawalDetails = oneOf('withdrawals', 3)
export const WithdrawalsEmpty = empty('withdrawals')
export const WithdrawalsFailed = failed('withdrawals')
export const Account: Story = { args: { report: 'account' } }
export const AccountEmpty = empty('account')
export const AccountFailed = failed('account')
export const Bets: Story = { args: { report: 'bets' } }
export const BetDetails = oneOf('bets', 1)
export const BetsEmpty = empty('bets')
export const BetsFailed = failed('bets')
/** The chart has a bar for each day. */
export const ProfitAndLoss: Story = { args: { report: 'profit' } }
/** The period has more days than the chart can show. */
export const ProfitAndLossOfManyDays: Story = {
  args: { report: 'profit' },
  parameters: { site: { path: '/m/profitandloss?from=2026-01-01&to=2026-11-20', answers: filledReportsResponses } },
  play: async (context) => {
    await meta.play(context)
    await expect(context.canvasElement.querySelector('main figure')).toBeNull()
  },
}
export const ProfitAndLossEmpty = empty('profit')
export const ProfitAndLossFailed = failed('profit')
export const Rebates: Story = { args: { report: 'rebates' } }
export const RebatesEmpty = empty('rebates')
export const RebatesFailed = failed('rebates')

export const TeamBets = ofTeam('teamBets', filledReportsResponses)
export const TeamBetDetails: Story = { ...oneOf('teamBets', 1), globals: { session: 'agent' } }
/** The filter of the team's bets has a field for the name of a member. */
export const TeamBetsFilter: Story = {
  ...TeamBets,
  play: async ({ canvasElement, userEvent }) => {
    await waitForAndPressElement(canvasElement, 'main div:not([role=radiogroup]) > button[aria-haspopup=dialog]')
    const name = await waitForElement(await waitForOpenDialog(), 'input[name=account]')
    await userEvent.type(name, 'bruna84')
    await expect(name).toHaveValue('bruna84')
  },
}
export const TeamBetsEmpty = empty('teamBets')
export const TeamBetsFailed = failed('teamBets')
export const TeamBetsOfUnknownMember: Story = {
  ...TeamBetsFailed,
  parameters: { site: { path: '/m/teamBetting?account=nobody-at-all', answers: unknownTeamMemberResponses } },
}
export const TeamRecords = ofTeam('teamRecords', filledReportsResponses)
export const TeamRecordsEmpty = empty('teamRecords')
export const TeamRecordsFailed = failed('teamRecords')
/** The agent's own figures, followed by the figures of each direct member together with this member's team. */
export const TeamProfitAndLoss = ofTeam('teamProfit', filledReportsResponses)
/** The team of one member, with a link back to each level above. */
export const TeamProfitAndLossOfOneMember: Story = {
  ...TeamProfitAndLoss,
  parameters: { site: { path: '/m/agent/team/pnl?member=8', answers: teamOfOneMemberResponses } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main nav li')).toHaveLength(2))
  },
}
export const TeamProfitAndLossEmpty = empty('teamProfit')
export const TeamProfitAndLossFailed = failed('teamProfit')

export const Loading: Story = {
  parameters: { site: { path, answers: pendingReportsResponses, hasPendingAnswer: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [data-loading]')).toBeVisible())
  },
}
