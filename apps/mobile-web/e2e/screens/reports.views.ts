import type { Capability } from '@lobby/merchant'
import { createReportFixtures } from '@lobby/reports/testing'
import { isCapabilityOnForMerchant } from './capabilities.ts'
import { openPathAndWaitForText } from './navigate.ts'
import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'

/** A report. */
export interface ReportDescription {
  readonly name: string
  readonly flag: Capability
  readonly path: string
  /** The signed-in account. Default: a member. */
  readonly who?: 'agent'
  readonly operation: string
  /** Matches the URLs of the calls that fetch the report. */
  readonly callPattern: RegExp
  /** The name of the fixture that has rows. */
  readonly fixtureName: keyof ReturnType<typeof createReportFixtures>
  /** The message id of the text for a report without rows. */
  readonly emptyTextId: string
  /** The name of the report in the ids of the Storybook stories in Screens/Reports. */
  readonly story: string
}

/**
 * Opens a report, and waits for the text with the message id `id`. If the merchant does not have the report, waits for
 * the not-found text.
 */
const openScreen =
  ({ flag, path }: ReportDescription, id: string, query = '') =>
  async (visit: ViewOpeningContext) =>
    isCapabilityOnForMerchant(visit.merchant, flag)
      ? openPathAndWaitForText(path + query, id)(visit)
      : openPathAndWaitForText(path, 'core.notFound.title')(visit)

/** Opens a report with rows in all states. */
export const openReportWithRows =
  (part: ReportDescription, query = '') =>
  async (visit: ViewOpeningContext) => {
    await visit.changeResponse(part.callPattern, () => createReportFixtures(visit.language)[part.fixtureName])
    await openScreen(part, 'reports.end', query)(visit)
  }

/** Opens a report and the details of one row. */
export const openReportRowDetails = (part: ReportDescription, row: number) => async (visit: ViewOpeningContext) => {
  await openReportWithRows(part)(visit)
  if (!isCapabilityOnForMerchant(visit.merchant, part.flag)) return
  await visit.page.getByRole('main').getByRole('region').getByRole('listitem').getByRole('button').nth(row).click()
  await visit.page.getByRole('dialog').getByText(visit.text('reports.copy.number')).waitFor()
}

/** Returns the views of a report in all its states, for an account that may see the report. */
export const createReportViews = (part: ReportDescription): ScreenView[] =>
  createViews(part).map((view) => ({ ...view, who: part.who ?? 'member' }))

const createViews = (part: ReportDescription): ScreenView[] => [
  { name: part.name, story: `screens-reports--${part.story}`, needsAxe: true, open: openReportWithRows(part) },
  {
    name: `${part.name}, nothing in these days`,
    story: `screens-reports--${part.story}-empty`,
    open: async (visit) => [
      await visit.changeResponse(part.callPattern, (value: object) => ({
        ...value,
        content: [],
        total: 0,
        totalPages: 0,
        next: undefined,
      })),
      await openScreen(part, part.emptyTextId)(visit),
    ],
  },
  {
    name: `${part.name}, loading`,
    story: 'screens-reports--loading',
    open: async (visit) => [
      await visit.holdOperation(part.operation),
      await visit.go(part.path),
      await visit.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor(),
    ],
  },
  {
    name: `${part.name}, failed`,
    story: `screens-reports--${part.story}-failed`,
    open: async (visit) => [await visit.failOperation(part.operation), await openScreen(part, 'reports.failed')(visit)],
  },
]

const deposits: ReportDescription = {
  name: 'deposit record',
  flag: 'depositRecord',
  path: '/m/vouReport',
  operation: 'loadReport',
  callPattern: /report\/load\?/,
  fixtureName: 'deposits',
  emptyTextId: 'reports.none.depositRecord',
  story: 'deposits',
}
const withdrawals: ReportDescription = {
  name: 'withdrawal report',
  flag: 'withdrawalReport',
  path: '/m/withdrawReport',
  operation: 'withdrawReport',
  callPattern: /report\/withdraw\?/,
  fixtureName: 'withdrawals',
  emptyTextId: 'reports.none.withdrawalReport',
  story: 'withdrawals',
}
const account: ReportDescription = {
  name: 'account record',
  flag: 'accountRecord',
  path: '/m/transaction/record',
  operation: 'accountRecord',
  callPattern: /report\/account\?/,
  fixtureName: 'account',
  emptyTextId: 'reports.none.accountRecord',
  story: 'account',
}
const teamRecords: ReportDescription = {
  name: 'team records',
  who: 'agent',
  flag: 'accountRecord',
  path: '/m/transaction/record?types=A',
  operation: 'teamRecord',
  callPattern: /team\/record\?/,
  fixtureName: 'teamRecords',
  emptyTextId: 'reports.none.teamRecord',
  story: 'team-records',
}
const bets: ReportDescription = {
  name: 'betting record',
  flag: 'bettingRecord',
  path: '/m/gameRecord',
  operation: 'bettingRecord',
  callPattern: /report\/betting\?/,
  fixtureName: 'bets',
  emptyTextId: 'reports.none.bettingRecord',
  story: 'bets',
}
const profit: ReportDescription = {
  name: 'profit and loss',
  flag: 'profitAndLoss',
  path: '/m/profitandloss',
  operation: 'profitAndLoss',
  callPattern: /report\/profitAndLoss\?/,
  fixtureName: 'profit',
  emptyTextId: 'reports.none.profitAndLoss',
  story: 'profit-and-loss',
}
const rebates: ReportDescription = {
  name: 'my rebate',
  flag: 'rebateReport',
  path: '/m/member/rebateReport',
  operation: 'rebateReport',
  callPattern: /report\/rebate\?/,
  fixtureName: 'rebates',
  emptyTextId: 'reports.none.rebateReport',
  story: 'rebates',
}

/** Views of a member's reports. */
export const reportsViews = {
  '/m/vouReport': [
    ...createReportViews(deposits),
    {
      name: 'deposit record, filtered',
      story: 'screens-reports--deposits-filtered',
      who: 'member',
      open: openReportWithRows(deposits, '?status=SETTLED&method=PIX'),
    },
    {
      name: 'deposit record, its filter',
      story: 'screens-reports--deposits-filter',
      who: 'member',
      needsAxe: true,
      open: async (visit) => {
        await openReportWithRows(deposits)(visit)
        await visit.page
          .getByRole('main')
          .getByRole('button', { name: visit.text('reports.filter'), exact: true })
          .click()
        await visit.page.getByRole('dialog').getByText(visit.text('reports.filter.apply')).waitFor()
      },
    },
    {
      name: 'deposit record, one of them',
      story: 'screens-reports--deposit-details',
      who: 'member',
      needsAxe: true,
      open: openReportRowDetails(deposits, 2),
    },
  ],
  '/m/withdrawReport': [
    ...createReportViews(withdrawals),
    {
      name: 'withdrawal report, one of them',
      story: 'screens-reports--withdrawal-details',
      who: 'member',
      open: openReportRowDetails(withdrawals, 3),
    },
  ],
  '/m/transaction/record': [...createReportViews(account), ...createReportViews(teamRecords)],
  '/m/gameRecord': [
    ...createReportViews(bets),
    {
      name: 'betting record, one of them',
      story: 'screens-reports--bet-details',
      who: 'member',
      open: openReportRowDetails(bets, 1),
    },
  ],
  '/m/profitandloss': [
    ...createReportViews(profit),
    {
      name: 'profit and loss, more than a chart holds',
      story: 'screens-reports--profit-and-loss-of-many-days',
      who: 'member',
      open: openReportWithRows(profit, '?from=2026-01-01&to=2026-11-20'),
    },
  ],
  '/m/member/rebateReport': createReportViews(rebates),
} satisfies Record<string, readonly ScreenView[]>
