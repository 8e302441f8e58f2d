import type { ValueOf } from '@lobby/api'
import { teamBetting as operation } from '@lobby/api/operations/agent'
import type { Report } from '../model/report.ts'
import { oneOf } from './ask.ts'
import { bettingRecord } from './bettingRecord.tsx'
import { categoryFilter } from './categories.ts'
import { accountFilter, growTeam, onlyOf, whoAndWhen } from './ofTeam.ts'

type Answer = ValueOf<'teamBetting'>
/** A bet as in a member's own record, with its account. */
type Bet = Answer['content'][number] & { readonly status: string }
type Page = Omit<Answer, 'content'> & { readonly content: Bet[] }

const results = ['WON', 'LOST'] as const

/** Settled bets of the team: the member's report with the account of each bet. */
export const teamBetting: Report<Page, Bet> = {
  ...bettingRecord,
  id: 'teamBetting',
  title: 'shell.title.teamBetting',
  ask: async (api, query, chosen, signal) => {
    const result = oneOf(chosen, 'result', results)
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
  sums: ({ sumProfitMinor, sumStakeMinor, sumPayoutMinor }) => [
    {
      label: 'reports.team.result',
      minor: sumProfitMinor,
      signed: true,
      ...(sumProfitMinor > 0 && { tone: 'win' as const }),
    },
    { label: 'reports.sum.staked', minor: sumStakeMinor },
    { label: 'reports.won', minor: sumPayoutMinor },
  ],
  view: (bet, say) => ({ ...bettingRecord.view(bet, say), note: whoAndWhen(bet, say) }),
  facts: (bet, say) => [{ label: 'reports.team.account', value: bet.account }, ...bettingRecord.facts(bet, say)],
  leads: onlyOf,
  columns: [{ head: 'reports.team.account', cell: ({ account }) => account }, ...bettingRecord.columns],
  none: 'reports.none.teamBetting',
  wayOn: growTeam,
  member: 'account',
}
