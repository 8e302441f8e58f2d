import type { ResponseValueOf } from '@lobby/api'
import { teamBetting as operation } from '@lobby/api/operations/agent'
import type { Report } from '../model/report.ts'
import { pickAcceptedFilterValue } from './pickAcceptedFilterValue.ts'
import { bettingRecordReport } from './bettingRecordReport.tsx'
import { gameCategoryFilter } from './categories.ts'
import { teamMemberFilter, teamMemberCreationLink, getMemberReportLink, formatMemberAndTime } from './teamReport.ts'

type Answer = ResponseValueOf<'teamBetting'>
/** A bet of a team member, with the member's account. */
type Bet = Answer['content'][number] & { readonly status: string }
type Page = Omit<Answer, 'content'> & { readonly content: Bet[] }

const results = ['WON', 'LOST'] as const

/** The definition of the report of the team's settled bets. Each row names the member who placed the bet. */
export const teamBettingReport: Report<Page, Bet> = {
  ...bettingRecordReport,
  id: 'teamBetting',
  title: 'shell.title.teamBetting',
  fetchPage: async (api, query, chosen, signal) => {
    const result = pickAcceptedFilterValue(chosen, 'result', results)
    const { category, account } = chosen
    const page = await api.call(operation, {
      query: { ...query, ...(result && { result }), ...(category && { category }), ...(account && { account }) },
      ...(signal && { signal }),
    })
    return { ...page, content: page.content.map((bet) => ({ ...bet, status: bet.result })) }
  },
  filters: [
    teamMemberFilter,
    {
      name: 'result',
      label: 'reports.result',
      options: [
        { value: 'WON', label: 'reports.status.won' },
        { value: 'LOST', label: 'reports.status.lost' },
      ],
    },
    gameCategoryFilter,
  ],
  getTotals: ({ sumProfitMinor, sumStakeMinor, sumPayoutMinor }) => [
    {
      label: 'reports.team.result',
      minor: sumProfitMinor,
      signed: true,
      ...(sumProfitMinor > 0 && { tone: 'win' as const }),
    },
    { label: 'reports.sum.staked', minor: sumStakeMinor },
    { label: 'reports.won', minor: sumPayoutMinor },
  ],
  getView: (bet, say) => ({ ...bettingRecordReport.getView(bet, say), note: formatMemberAndTime(bet, say) }),
  getFacts: (bet, say) => [
    { label: 'reports.team.account', value: bet.account },
    ...bettingRecordReport.getFacts(bet, say),
  ],
  getLink: getMemberReportLink,
  columns: [{ heading: 'reports.team.account', getCell: ({ account }) => account }, ...bettingRecordReport.columns],
  emptyTitle: 'reports.none.teamBetting',
  emptyLink: teamMemberCreationLink,
  memberFilter: 'account',
}
