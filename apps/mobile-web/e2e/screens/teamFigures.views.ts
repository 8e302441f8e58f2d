import { isCapabilityOnForMerchant } from './capabilities.ts'
import { openReportWithRows, openReportRowDetails, createReportViews, type ReportDescription } from './reports.views.ts'
import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'
import { openPathAndWaitForText } from './navigate.ts'

const bets: ReportDescription = {
  name: 'team bets',
  who: 'agent',
  flag: 'teamBetting',
  path: '/m/teamBetting',
  operation: 'teamBetting',
  callPattern: /team\/betting\?/,
  fixtureName: 'teamBets',
  emptyTextId: 'reports.none.teamBetting',
  story: 'team-bets',
}
const profit: ReportDescription = {
  name: 'team profit and loss',
  who: 'agent',
  flag: 'teamProfitAndLoss',
  path: '/m/agent/team/pnl',
  operation: 'teamProfitAndLoss',
  callPattern: /team\/profitAndLoss\?/,
  fixtureName: 'teamProfit',
  emptyTextId: 'reports.none.teamProfitAndLoss',
  story: 'team-profit-and-loss',
}

/** Opens the team bets of an account that is not in the team. The platform refuses this call. */
const openStranger = (visit: ViewOpeningContext) =>
  openPathAndWaitForText(
    `${bets.path}?account=nobody-at-all`,
    isCapabilityOnForMerchant(visit.merchant, bets.flag) ? 'reports.team.stranger' : 'core.notFound.title',
  )(visit)

/** Opens the filter of the team bets, and fills in a team member. */
async function openFilter(visit: ViewOpeningContext): Promise<void> {
  await openReportWithRows(bets)(visit)
  if (!isCapabilityOnForMerchant(visit.merchant, bets.flag)) return
  await visit.page
    .getByRole('main')
    .getByRole('button', { name: visit.text('reports.filter'), exact: true })
    .click()
  await visit.page.getByRole('dialog').getByRole('textbox').fill('bruna84')
}

/** Opens the result of the team, and then the accounts below one member, with the sandbox's own data. */
async function openLevelBelow(visit: ViewOpeningContext): Promise<void> {
  await openPathAndWaitForText(
    profit.path,
    isCapabilityOnForMerchant(visit.merchant, profit.flag) ? 'reports.end' : 'core.notFound.title',
  )(visit)
  if (!isCapabilityOnForMerchant(visit.merchant, profit.flag)) return
  await visit.page
    .getByRole('main')
    .getByRole('button', { name: /^bruna84/ })
    .click()
  await visit.page
    .getByRole('dialog')
    .getByRole('link', { name: visit.text('reports.team.open') })
    .click()
  await visit.page.getByRole('navigation', { name: visit.text('reports.team.trail') }).waitFor()
}

/** Views of a team's reports. The team's account records are in `reportsViews`. */
export const teamFiguresViews = {
  '/m/teamBetting': [
    ...createReportViews(bets),
    {
      name: 'team bets, one of them',
      story: 'screens-reports--team-bet-details',
      who: 'agent',
      open: openReportRowDetails(bets, 1),
    },
    {
      name: 'team bets, its filter',
      story: 'screens-reports--team-bets-filter',
      who: 'agent',
      needsAxe: true,
      open: openFilter,
    },
    {
      name: 'team bets, of nobody in the team',
      story: 'screens-reports--team-bets-of-unknown-member',
      who: 'agent',
      open: openStranger,
    },
  ],
  '/m/agent/team/pnl': [
    ...createReportViews(profit),
    {
      name: 'team profit and loss, one level down',
      story: 'screens-reports--team-profit-and-loss-of-one-member',
      who: 'agent',
      needsAxe: true,
      open: openLevelBelow,
    },
  ],
} satisfies Record<string, readonly ScreenView[]>
