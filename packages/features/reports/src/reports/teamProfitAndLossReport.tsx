import type { ResponseValueOf } from '@lobby/api'
import { teamProfitAndLoss as operation } from '@lobby/api/operations/agent'
import { User, Users } from '@lobby/ui/icons'
import { TeamDailyResultChart } from '../components/TeamDailyResultChart.tsx'
import type { Report, ReportPage } from '../model/report.ts'
import { teamMemberCreationLink } from './teamReport.ts'
import {
  profitExportColumns,
  getProfitRowDetails,
  getProfitTotals,
  convertResultToReportAmount,
} from './profitFigures.ts'

type Answer = ResponseValueOf<'teamProfitAndLoss'>
/**
 * The result of a downline together with the downline's team. If `own` is true, the row is the result of the upline of
 * the listed downlines, without a team.
 */
type Row = Answer['content'][number] & { readonly own: boolean }
type Page = Omit<Answer, 'content'> & ReportPage<Row>

/**
 * Returns the row of the member whose direct downlines the report lists. The totals do not include this row. Returns no
 * row if the member has no downlines.
 */
function createTopRows({ path, own, total }: Answer): readonly Row[] {
  const top = path.at(-1)
  if (!top && total === 0) return []
  return [
    { memberId: top?.memberId ?? 0, account: top?.account ?? '', agent: true, teamCount: 0, sums: own, own: true },
  ]
}

/**
 * The definition of the report of the results of an agent's direct downlines, each together with the downline's team.
 */
export const teamProfitAndLossReport: Report<Page, Row> = {
  id: 'teamProfitAndLoss',
  title: 'shell.title.teamPnl',
  fetchPage: async (api, query, { member }, signal) => {
    const answer = await api.call(operation, {
      query: { ...query, ...(member && { memberId: Number(member) }) },
      ...(signal && { signal }),
    })
    return {
      ...answer,
      content: [
        ...(query.pageNo === 1 ? createTopRows(answer) : []),
        ...answer.content.map((row) => ({ ...row, own: false })),
      ],
    }
  },
  filters: [{ name: 'member', label: 'reports.team.account', options: [], pattern: /^[1-9]\d{0,14}$/, isFixed: true }],
  groupBy: ({ own }) => (own ? 'reports.team.alone' : 'reports.team.below'),
  getKey: ({ memberId }) => memberId,
  getTime: () => '',
  getTotals: ({ totals }) => getProfitTotals('reports.team.result', totals),
  getView: ({ account, teamCount, sums: { profitMinor, stakeMinor } }, { t, money, number }) => ({
    title: account || t('reports.team.you'),
    note: t(teamCount > 0 ? 'reports.team.with' : 'reports.team.staked', {
      count: number(teamCount),
      stake: money(stakeMinor),
    }),
    icon: teamCount > 0 ? <Users /> : <User />,
    amount: convertResultToReportAmount(profitMinor),
  }),
  getFacts: ({ teamCount, sums }, say) => [
    ...(teamCount > 0 ? [{ label: 'reports.team.size', value: say.number(teamCount) } as const] : []),
    { label: 'reports.team.bets', value: say.number(sums.bets) },
    ...getProfitRowDetails(sums, say),
  ],
  getLink: ({ memberId, teamCount }, { filters, getPath }) =>
    teamCount > 0 ? { label: 'reports.team.open', to: getPath({ ...filters, member: String(memberId) }) } : undefined,
  columns: [
    { heading: 'reports.team.account', getCell: ({ account }, { t }) => account || t('reports.team.you') },
    { heading: 'reports.team.size', getCell: ({ teamCount }) => String(teamCount) },
    { heading: 'reports.team.bets', getCell: ({ sums }) => String(sums.bets) },
    ...profitExportColumns,
  ],
  emptyTitle: 'reports.none.teamProfitAndLoss',
  emptyText: 'reports.none.teamProfitAndLoss.text',
  emptyLink: teamMemberCreationLink,
  DaysChart: TeamDailyResultChart,
  countLabel: 'reports.team.direct',
  getTrail: ({ path }) => path,
  memberFilter: 'member',
}
