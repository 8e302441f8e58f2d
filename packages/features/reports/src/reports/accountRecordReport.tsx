import type { ResponseValueOf } from '@lobby/api'
import { accountRecord as operation } from '@lobby/api/operations/report'
import type { MessageId } from '@lobby/i18n'
import { routes } from '@lobby/platform/navigation'
import { ArrowDownLeft, ArrowUpRight } from '@lobby/ui/icons'
import type { Report } from '../model/report.ts'
import { pickAcceptedFilterValue } from './pickAcceptedFilterValue.ts'

type Page = ResponseValueOf<'accountRecord'>
type Entry = Page['content'][number]

const parts = ['MONEY', 'GAMES', 'TRANSFERS', 'REWARDS'] as const
const kinds: Readonly<Record<string, MessageId>> = {
  OPENING: 'reports.kind.OPENING',
  DEPOSIT: 'reports.kind.DEPOSIT',
  WITHDRAWAL: 'reports.kind.WITHDRAWAL',
  WITHDRAWAL_RETURN: 'reports.kind.WITHDRAWAL_RETURN',
  STAKE: 'reports.kind.STAKE',
  PAYOUT: 'reports.kind.PAYOUT',
  STAKE_RETURN: 'reports.kind.STAKE_RETURN',
  ROOM: 'reports.kind.ROOM',
  TRANSFER_OUT: 'reports.kind.TRANSFER_OUT',
  TRANSFER_IN: 'reports.kind.TRANSFER_IN',
  REBATE: 'reports.kind.REBATE',
  BONUS: 'reports.kind.BONUS',
  AGENT_REBATE: 'reports.kind.AGENT_REBATE',
  SALARY: 'reports.kind.SALARY',
  DIVIDEND: 'reports.kind.DIVIDEND',
  BOARD_PRIZE: 'reports.kind.BOARD_PRIZE',
}

/** Returns the message id for the kind of a ledger entry. An unknown kind gets a general message. */
export const getLedgerEntryKindMessageId = (kind: string): MessageId =>
  (Object.hasOwn(kinds, kind) && kinds[kind]) || 'reports.kind.other'

/**
 * Shows an arrow: the member received or paid money.
 * @param props.minor - the amount in minor units
 */
export const LedgerEntryIcon = ({ minor }: { readonly minor: number }) =>
  minor < 0 ? <ArrowUpRight /> : <ArrowDownLeft />

/** The definition of the report of all changes of the member's balance. */
export const accountRecordReport: Report<Page, Entry> = {
  id: 'accountRecord',
  title: 'shell.title.transactionRecord',
  fetchPage: (api, query, chosen, signal) => {
    const kind = pickAcceptedFilterValue(chosen, 'kind', parts)
    return api.call(operation, { query: { ...query, ...(kind && { kind }) }, ...(signal && { signal }) })
  },
  filters: [
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
    { label: 'reports.sum.change', minor: sumInMinor - sumOutMinor, signed: true },
    { label: 'reports.sum.in', minor: sumInMinor, signed: true, tone: 'win' },
    { label: 'reports.sum.out', minor: -sumOutMinor, signed: true },
  ],
  getView: ({ kind, amountMinor, balanceMinor, at }, { t, time, money }) => ({
    title: t(getLedgerEntryKindMessageId(kind)),
    note: t('reports.entry', { time: time(at), balance: money(balanceMinor) }),
    icon: <LedgerEntryIcon minor={amountMinor} />,
    amount: { minor: amountMinor, signed: true, ...(amountMinor > 0 && { tone: 'win' as const }) },
  }),
  getFacts: ({ entryId, amountMinor, balanceMinor, at, reference }, { signed, money, dateTime }) => [
    { label: 'reports.fact.amount', value: signed(amountMinor) },
    { label: 'reports.fact.balance', value: money(balanceMinor) },
    { label: 'reports.fact.when', value: dateTime(at) },
    { label: 'reports.fact.number', value: reference ?? String(entryId), copy: 'reports.copy.number' },
  ],
  columns: [
    { heading: 'reports.fact.number', getCell: ({ entryId, reference }) => reference ?? String(entryId) },
    { heading: 'reports.column.time', getCell: ({ at }, { timestamp }) => timestamp(at) },
    { heading: 'reports.filter.kind', getCell: ({ kind }, { t }) => t(getLedgerEntryKindMessageId(kind)) },
    { heading: 'reports.fact.amount', money: true, getCell: ({ amountMinor }) => ({ hundredths: amountMinor }) },
    { heading: 'reports.fact.balance', money: true, getCell: ({ balanceMinor }) => ({ hundredths: balanceMinor }) },
  ],
  emptyTitle: 'reports.none.accountRecord',
  emptyLink: { label: 'reports.way.deposit', to: routes.deposit() },
}
