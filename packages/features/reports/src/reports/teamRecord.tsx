import type { ValueOf } from '@lobby/api'
import { teamRecord as operation } from '@lobby/api/operations/agent'
import type { Report } from '../model/report.ts'
import { EntryIcon, kindOf } from './accountRecord.tsx'
import { oneOf } from './ask.ts'
import { accountFilter, growTeam, onlyOf, whoAndWhen } from './ofTeam.ts'
import { resultOf } from './profitFigures.ts'

type Page = ValueOf<'teamRecord'>
type Entry = Page['content'][number]

const parts = ['MONEY', 'TRANSFERS', 'REWARDS', 'AGENT'] as const

/** Every transaction of the team except bets. */
export const teamRecord: Report<Page, Entry> = {
  id: 'teamRecord',
  title: 'shell.title.teamRecord',
  ask: (api, query, chosen, signal) => {
    const kind = oneOf(chosen, 'kind', parts)
    const { account } = chosen
    return api.call(operation, {
      query: { ...query, ...(kind && { kind }), ...(account && { account }) },
      ...(signal && { signal }),
    })
  },
  filters: [
    {
      name: 'types',
      label: 'reports.filter.kind',
      options: [{ value: 'A', label: 'shell.title.teamRecord' }],
      fixed: true,
    },
    accountFilter,
    {
      name: 'kind',
      label: 'reports.filter.kind',
      options: parts.map((value) => ({ value, label: `reports.part.${value}` })),
    },
  ],
  groupBy: 'day',
  keyOf: ({ entryId }) => entryId,
  timeOf: ({ at }) => at,
  sums: ({ sumInMinor, sumOutMinor }) => [
    { label: 'reports.team.net', minor: sumInMinor - sumOutMinor, signed: true },
    { label: 'reports.sum.in', minor: sumInMinor, signed: true, tone: 'win' },
    { label: 'reports.sum.out', minor: -sumOutMinor, signed: true },
  ],
  view: (entry, say) => ({
    title: say.t(kindOf(entry.kind)),
    note: whoAndWhen(entry, say),
    icon: <EntryIcon minor={entry.amountMinor} />,
    amount: resultOf(entry.amountMinor),
  }),
  facts: ({ entryId, account, amountMinor, at }, { signed, when }) => [
    { label: 'reports.team.account', value: account },
    { label: 'reports.fact.amount', value: signed(amountMinor) },
    { label: 'reports.fact.when', value: when(at) },
    { label: 'reports.fact.number', value: String(entryId), copy: 'reports.copy.number' },
  ],
  leads: onlyOf,
  columns: [
    { head: 'reports.fact.number', cell: ({ entryId }) => String(entryId) },
    { head: 'reports.column.time', cell: ({ at }, { stamp }) => stamp(at) },
    { head: 'reports.team.account', cell: ({ account }) => account },
    { head: 'reports.filter.kind', cell: ({ kind }, { t }) => t(kindOf(kind)) },
    { head: 'reports.fact.amount', money: true, cell: ({ amountMinor }) => ({ hundredths: amountMinor }) },
  ],
  none: 'reports.none.teamRecord',
  wayOn: growTeam,
  member: 'account',
}
