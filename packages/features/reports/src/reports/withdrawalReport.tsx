import type { ResponseValueOf } from '@lobby/api'
import { withdrawReport } from '@lobby/api/operations/report'
import { routes, walletRoutes } from '@lobby/platform/navigation'
import { Landmark, QrCode } from '@lobby/ui/icons'
import type { Report, ReportStatus } from '../model/report.ts'
import { createReportStatusLookup } from '../model/createReportStatusLookup.ts'
import { pickAcceptedFilterValue } from './pickAcceptedFilterValue.ts'

type Page = ResponseValueOf<'withdrawReport'>
type Withdrawal = Page['content'][number]

const statusBadges = {
  REVIEW: { text: 'reports.status.review', tone: 'open' },
  PROCESSING: { text: 'reports.status.processing', tone: 'open' },
  PAID: { text: 'reports.status.paid', tone: 'win' },
  REFUSED: { text: 'reports.status.refused', tone: 'loss' },
  CANCELLED: { text: 'reports.status.cancelled', tone: 'muted' },
} as const satisfies Readonly<Record<string, ReportStatus>>
const statusOf = createReportStatusLookup(statusBadges)
const filterStatuses = ['REVIEW', 'PROCESSING', 'PAID', 'REFUSED', 'CANCELLED'] as const

const reasons = {
  holder: 'reports.reason.holder',
  turnover: 'reports.reason.turnover',
  documents: 'reports.reason.documents',
  provider: 'reports.reason.provider',
  safety: 'reports.reason.safety',
} as const
const findReason = (reason: string | undefined) =>
  reason !== undefined && Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : undefined
const isReturned = (status: string) => status === 'REFUSED' || status === 'CANCELLED'

export const withdrawalReport: Report<Page, Withdrawal> = {
  id: 'withdrawalReport',
  title: 'shell.title.withdrawReport',
  fetchPage: (api, query, chosen, signal) => {
    const status = pickAcceptedFilterValue(chosen, 'status', filterStatuses)
    return api.call(withdrawReport, { query: { ...query, ...(status && { status }) }, ...(signal && { signal }) })
  },
  filters: [
    {
      name: 'status',
      label: 'reports.filter.status',
      options: filterStatuses.map((value) => ({ value, label: statusBadges[value].text })),
    },
  ],
  groupBy: 'day',
  getKey: ({ withdrawalId }) => withdrawalId,
  getTime: ({ createdAt }) => createdAt,
  getTotals: ({ sumPaidMinor, sumAmountMinor, sumFeeMinor }) => [
    { label: 'reports.sum.paid', minor: sumPaidMinor },
    { label: 'reports.sum.requested', minor: sumAmountMinor },
    { label: 'reports.sum.fees', minor: sumFeeMinor },
  ],
  getView: ({ kind, account, status, amountMinor, createdAt }, { t, time }) => ({
    title: t(kind === 'PIX' ? 'reports.to.pix' : 'reports.to.bank'),
    note: `${time(createdAt)} · ${account}`,
    icon: kind === 'PIX' ? <QrCode /> : <Landmark />,
    // The money of a returned withdrawal is back in the balance, so show no minus sign.
    amount: isReturned(status) ? { minor: amountMinor, tone: 'muted' } : { minor: -amountMinor, signed: true },
    status: statusOf(status),
  }),
  getFacts: (
    {
      withdrawalId,
      amountMinor,
      feeMinor,
      payoutMinor,
      account,
      holder,
      createdAt,
      expectedAt,
      endedAt,
      status,
      reason,
    },
    { t, money, dateTime },
  ) => {
    const why = findReason(reason)
    return [
      { label: 'reports.fact.amount', value: money(amountMinor) },
      // A returned withdrawal has no fee and no payout.
      ...(isReturned(status)
        ? [{ label: 'reports.fact.back', value: money(amountMinor) } as const]
        : [
            { label: 'reports.fact.fee', value: money(feeMinor) } as const,
            { label: 'reports.fact.arrives', value: money(payoutMinor) } as const,
          ]),
      { label: 'reports.fact.account', value: account },
      { label: 'reports.fact.holder', value: holder },
      { label: 'reports.fact.begun', value: dateTime(createdAt) },
      endedAt === undefined
        ? { label: 'reports.fact.expected', value: dateTime(expectedAt) }
        : { label: 'reports.fact.ended', value: dateTime(endedAt) },
      ...(why ? [{ label: 'reports.fact.reason', value: t(why) } as const] : []),
      { label: 'reports.fact.number', value: withdrawalId, copy: 'reports.copy.number' },
    ]
  },
  getLink: ({ status, withdrawalId }) =>
    status === 'REVIEW' || status === 'PROCESSING'
      ? { label: 'reports.lead.withdrawal', to: walletRoutes.withdrawal(withdrawalId) }
      : undefined,
  columns: [
    { heading: 'reports.fact.number', getCell: ({ withdrawalId }) => withdrawalId },
    { heading: 'reports.column.time', getCell: ({ createdAt }, { timestamp }) => timestamp(createdAt) },
    { heading: 'reports.fact.account', getCell: ({ account }) => account },
    { heading: 'reports.filter.status', getCell: ({ status }, { t }) => t(statusOf(status).text) },
    { heading: 'reports.fact.amount', money: true, getCell: ({ amountMinor }) => ({ hundredths: amountMinor }) },
    { heading: 'reports.fact.fee', money: true, getCell: ({ feeMinor }) => ({ hundredths: feeMinor }) },
    {
      heading: 'reports.fact.arrived',
      money: true,
      getCell: ({ payoutMinor, status }) => ({ hundredths: status === 'PAID' ? payoutMinor : 0 }),
    },
  ],
  emptyTitle: 'reports.none.withdrawalReport',
  emptyLink: { label: 'reports.way.withdraw', to: routes.withdraw() },
}
