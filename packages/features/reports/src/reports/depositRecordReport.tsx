import type { ResponseValueOf } from '@lobby/api'
import { loadReport } from '@lobby/api/operations/report'
import { routes, walletRoutes } from '@lobby/platform/navigation'
import { CreditCard, Landmark, QrCode } from '@lobby/ui/icons'
import type { ReportFilter, FilterOption, Report, ReportStatus } from '../model/report.ts'
import { createReportStatusLookup } from '../model/createReportStatusLookup.ts'
import { pickAcceptedFilterValue } from './pickAcceptedFilterValue.ts'

type Page = ResponseValueOf<'loadReport'>
type Deposit = Page['content'][number]

const statuses = ['PENDING', 'SETTLED', 'FAILED', 'EXPIRED', 'CANCELLED'] as const
const statusBadges: Readonly<Record<(typeof statuses)[number], ReportStatus>> = {
  PENDING: { text: 'reports.status.awaited', tone: 'open' },
  SETTLED: { text: 'reports.credited', tone: 'win' },
  FAILED: { text: 'reports.status.failed', tone: 'loss' },
  EXPIRED: { text: 'reports.status.expired', tone: 'muted' },
  CANCELLED: { text: 'reports.status.cancelled', tone: 'muted' },
}
const statusOf = createReportStatusLookup(statusBadges)
const reasons = { declined: 'reports.reason.declined', provider: 'reports.reason.provider' } as const
const findReason = (reason: string | undefined) =>
  reason !== undefined && Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : undefined
const icons: Readonly<Record<string, typeof QrCode>> = { PIX: QrCode, BANK: Landmark }

const byStatus: ReportFilter = {
  name: 'status',
  label: 'reports.filter.status',
  options: statuses.map((value) => ({ value, label: statusBadges[value].text })),
}

/**
 * Returns the definition of the report of the member's deposits.
 * @param methods - the deposit methods for the filter; empty until they have loaded
 */
export const depositRecordReport = (methods: readonly FilterOption[]): Report<Page, Deposit> => ({
  id: 'depositRecord',
  title: 'shell.title.vouReport',
  fetchPage: (api, query, chosen, signal) => {
    const status = pickAcceptedFilterValue(chosen, 'status', statuses)
    const { method } = chosen
    return api.call(loadReport, {
      query: { ...query, ...(status && { status }), ...(method && { method }) },
      ...(signal && { signal }),
    })
  },
  filters: [byStatus, { name: 'method', label: 'reports.filter.method', options: methods, pattern: /^\w{1,20}$/ }],
  groupBy: 'day',
  getKey: ({ depositId }) => depositId,
  getTime: ({ createdAt }) => createdAt,
  getTotals: ({ sumCreditMinor, sumAmountMinor, sumFeeMinor }) => [
    { label: 'reports.credited', minor: sumCreditMinor },
    { label: 'reports.sum.requested', minor: sumAmountMinor },
    { label: 'reports.sum.fees', minor: sumFeeMinor },
  ],
  getView: ({ kind, methodName, status, amountMinor, creditMinor, createdAt }, { time }) => {
    const Icon = (Object.hasOwn(icons, kind) && icons[kind]) || CreditCard
    const settled = status === 'SETTLED'
    return {
      title: methodName,
      note: time(createdAt),
      icon: <Icon />,
      // Show a sign only for a credited deposit. The amount of any other deposit is the requested amount.
      amount: settled
        ? { minor: creditMinor, signed: true, tone: 'win' }
        : { minor: amountMinor, ...(status !== 'PENDING' && { tone: 'muted' as const }) },
      status: statusOf(status),
    }
  },
  getFacts: (
    { depositId, amountMinor, feeMinor, creditMinor, createdAt, endedAt, expiresAt, status, reason },
    { t, money, dateTime },
  ) => {
    const why = findReason(reason)
    return [
      { label: 'reports.fact.amount', value: money(amountMinor) },
      // A deposit that has failed has neither a fee nor a credited amount.
      ...(status === 'SETTLED' || status === 'PENDING'
        ? [
            { label: 'reports.fact.fee', value: money(feeMinor) } as const,
            { label: 'reports.fact.credit', value: money(creditMinor) } as const,
          ]
        : []),
      { label: 'reports.fact.begun', value: dateTime(createdAt) },
      ...(status === 'PENDING' ? [{ label: 'reports.fact.expires', value: dateTime(expiresAt) } as const] : []),
      ...(endedAt === undefined ? [] : [{ label: 'reports.fact.ended', value: dateTime(endedAt) } as const]),
      ...(why ? [{ label: 'reports.fact.reason', value: t(why) } as const] : []),
      { label: 'reports.fact.number', value: depositId, copy: 'reports.copy.number' },
    ]
  },
  getLink: ({ status, depositId }) =>
    status === 'PENDING' ? { label: 'reports.lead.pay', to: walletRoutes.deposit(depositId) } : undefined,
  columns: [
    { heading: 'reports.fact.number', getCell: ({ depositId }) => depositId },
    { heading: 'reports.column.time', getCell: ({ createdAt }, { timestamp }) => timestamp(createdAt) },
    { heading: 'reports.filter.method', getCell: ({ methodName }) => methodName },
    { heading: 'reports.filter.status', getCell: ({ status }, { t }) => t(statusOf(status).text) },
    { heading: 'reports.fact.amount', money: true, getCell: ({ amountMinor }) => ({ hundredths: amountMinor }) },
    { heading: 'reports.fact.fee', money: true, getCell: ({ feeMinor }) => ({ hundredths: feeMinor }) },
    {
      heading: 'reports.fact.credit',
      money: true,
      getCell: ({ creditMinor, status }) => ({ hundredths: status === 'SETTLED' ? creditMinor : 0 }),
    },
  ],
  emptyTitle: 'reports.none.depositRecord',
  emptyLink: { label: 'reports.way.deposit', to: routes.deposit() },
})
