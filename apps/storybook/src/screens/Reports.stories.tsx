import { accountRecord, bettingRecord, depositRecord, profitAndLoss, rebateReport, withdrawalReport } from '@lobby/reports/screens'
import { someReports } from '@lobby/reports/testing'
import type { Answer } from '@lobby/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'

const screens = {
  deposits: lazy(depositRecord.load),
  withdrawals: lazy(withdrawalReport.load),
  account: lazy(accountRecord.load),
  bets: lazy(bettingRecord.load),
  profit: lazy(profitAndLoss.load),
  rebates: lazy(rebateReport.load),
} as const

const pending: Answer = () => new Promise<Response>(() => undefined)
const broken: Answer = () => new Response('', { status: 500 })

/** Each report with rows in every state. */
const full = {
  'GET /wps/report/load': { value: someReports.deposits },
  'GET /wps/report/withdraw': { value: someReports.withdrawals },
  'GET /wps/report/account': { value: someReports.account },
  'GET /wps/report/betting': { value: someReports.bets },
  'GET /wps/report/profitAndLoss': { value: someReports.profit },
  'GET /wps/report/rebate': { value: someReports.rebates },
  'GET /wps/deposit/methods': { value: { methods: [], pending: 0, mostPending: 3 } },
}

interface Props {
  /** Which of the six. */
  readonly report: keyof typeof screens
}

function Reports({ report }: Props) {
  const Screen = screens[report]
  return (
    <SiteFrame>
      <Screen />
    </SiteFrame>
  )
}

const meta = {
  title: 'Screens/Reports',
  component: Reports,
  parameters: { layout: 'fullscreen', site: { path: '/m/vouReport', answers: full } },
  globals: { session: 'member' },
  args: { report: 'deposits' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main section li button').length).toBeGreaterThan(3))
  },
} satisfies Meta<typeof Reports>
export default meta

type Story = StoryObj<typeof meta>

export const Deposits: Story = {}
export const Withdrawals: Story = { args: { report: 'withdrawals' } }
export const Account: Story = { args: { report: 'account' } }
export const Bets: Story = { args: { report: 'bets' } }
/** With a bar for each day. */
export const ProfitAndLoss: Story = { args: { report: 'profit' } }
export const Rebates: Story = { args: { report: 'rebates' } }

/** What would fill it, and more days. */
export const Empty: Story = {
  parameters: { site: { path: '/m/vouReport', answers: { ...full, 'GET /wps/report/load': { value: { ...someReports.deposits, content: [], total: 0, totalPages: 0 } } } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/voucherCenter"]')).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: { site: { path: '/m/vouReport', answers: { ...full, 'GET /wps/report/load': pending }, waits: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [data-loading]')).toBeVisible())
  },
}

export const Failed: Story = {
  parameters: { site: { path: '/m/vouReport', answers: { ...full, 'GET /wps/report/load': broken } } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
}
