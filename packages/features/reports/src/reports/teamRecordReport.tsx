import type { ResponseValueOf } from '@lobby/api'
import { teamRecord as operation } from '@lobby/api/operations/agent'
import type { Report } from '../model/report.ts'
import { LedgerEntryIcon, getLedgerEntryKindMessageId } from './accountRecordReport.tsx'
import { pickAcceptedFilterValue } from './pickAcceptedFilterValue.ts'
import { teamMemberFilter, teamMemberCreationLink, getMemberReportLink, formatMemberAndTime } from './teamReport.ts'
import { convertResultToReportAmount } from './profitFigures.ts'

type Page = ResponseValueOf<'teamRecord'>
type Entry = Page['content'][number]

const parts = ['MONEY', 'TRANSFERS', 'REWARDS', 'AGENT'] as const

/** The definition of the report of all transactions of the team except bets. */
export const teamRecordReport: Report<Page, Entry> = {
  id: 'teamRecord',
  title: 'shell.title.teamRecord',
  fetchPage: (api, query, chosen, signal) => {
    const kind = pickAcceptedFilterValue(chosen, 'kind', parts)
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
      isFixed: true,
    },
    teamMemberFilter,
    {
      name: 'kind',
      label: 'reports.filter.kind',
      options: parts.map((value) => ({ value, label: `reports.part.${value}` })),
    },
  ],
  groupBy: 'day',
  getKey: ({ entryId }) => entryId,
  getTime: ({ at }) => at,
  getTotals: ({ sumInMinor, sumOutMinor }) => [
    { label: 'reports.team.net', minor: sumInMinor - sumOutMinor, signed: true },
    { label: 'reports.sum.in', minor: sumInMinor, signed: true, tone: 'win' },
    { label: 'reports.sum.out', minor: -sumOutMinor, signed: true },
  ],
  getView: (entry, say) => ({
    title: say.t(getLedgerEntryKindMessageId(entry.kind)),
    note: formatMemberAndTime(entry, say),
    icon: <LedgerEntryIcon minor={entry.amountMinor} />,
    amount: convertResultToReportAmount(entry.amountMinor),
  }),
  getFacts: ({ entryId, account, amountMinor, at }, { signed, dateTime }) => [
    { label: 'reports.team.account', value: account },
    { label: 'reports.fact.amount', value: signed(amountMinor) },
    { label: 'reports.fact.when', value: dateTime(at) },
    { label: 'reports.fact.number', value: String(entryId), copy: 'reports.copy.number' },
  ],
  getLink: getMemberReportLink,
  columns: [
    { heading: 'reports.fact.number', getCell: ({ entryId }) => String(entryId) },
    { heading: 'reports.column.time', getCell: ({ at }, { timestamp }) => timestamp(at) },
    { heading: 'reports.team.account', getCell: ({ account }) => account },
    { heading: 'reports.filter.kind', getCell: ({ kind }, { t }) => t(getLedgerEntryKindMessageId(kind)) },
    { heading: 'reports.fact.amount', money: true, getCell: ({ amountMinor }) => ({ hundredths: amountMinor }) },
  ],
  emptyTitle: 'reports.none.teamRecord',
  emptyLink: teamMemberCreationLink,
  memberFilter: 'account',
}
