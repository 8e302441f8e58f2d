import type { ResponseValueOf } from '@lobby/api'
import { teamBetting as operation } from '@lobby/api/operations/agent'
import type { Report } from '../model/report.ts'
import { pickAcceptedValue } from './pickAcceptedValue.ts'
import { bettingRecord } from './bettingRecord.tsx'
import { categoryFilter } from './categories.ts'
import { accountFilter, accountOpeningLink, linkToMember, formatMemberAndTime } from './teamReport.ts'

type Answer = ResponseValueOf<'teamBetting'>
/** A bet of a team member, with the member's account. */
type Bet = Answer['content'][number] & { readonly status: string }
type Page = Omit<Answer, 'content'> & { readonly content: Bet[] }

const results = ['WON', 'LOST'] as const

/** The definition of the report of the team's settled bets. Each row names the member who placed the bet. */
export const teamBetting: Report<Page, Bet> = {
  ...bettingRecord,
  id: 'teamBetting',
  title: 'shell.title.teamBetting',
  fetchPage: async (api, query, chosen, signal) => {
    const result = pickAcceptedValue(chosen, 'result', results)
    const { category, account } = chosen
    const page = await api.call(operation, {
      query: { ...query, ...(result && { result }), ...(category && { category }), ...(account && { account }) },
      ...(signal && { signal }),
    })
    return { ...page, content: page.content.map((bet) => ({ ...bet, status: bet.result })) }
  },
  filters: [
    accountFilter,
    {
      name: 'result',
      label: 'reports.result',
      options: [
        { value: 'WON', label: 'reports.status.won' },
        { value: 'LOST', label: 'reports.status.lost' },
      ],
    },
    categoryFilter,
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
  getView: (bet, say) => ({ ...bettingRecord.getView(bet, say), note: formatMemberAndTime(bet, say) }),
  getFacts: (bet, say) => [{ label: 'reports.team.account', value: bet.account }, ...bettingRecord.getFacts(bet, say)],
  getLink: linkToMember,
  columns: [{ heading: 'reports.team.account', getCell: ({ account }) => account }, ...bettingRecord.columns],
  emptyTitle: 'reports.none.teamBetting',
  emptyLink: accountOpeningLink,
  memberFilter: 'account',
}
