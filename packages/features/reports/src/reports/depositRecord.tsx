import type { ValueOf } from '@lobby/api'
import { loadReport } from '@lobby/api/operations/report'
import { routes, walletRoutes } from '@lobby/platform/navigation'
import { CreditCard, Landmark, QrCode } from '@lobby/ui/icons'
import type { Filter, FilterOption, Report, Status } from '../model/report.ts'
import { statusIn } from '../model/statusOf.ts'
import { oneOf } from './ask.ts'

type Page = ValueOf<'loadReport'>
type Deposit = Page['content'][number]

const statuses = ['PENDING', 'SETTLED', 'FAILED', 'EXPIRED', 'CANCELLED'] as const
const statusBadges: Readonly<Record<(typeof statuses)[number], Status>> = {
  PENDING: { text: 'reports.status.awaited', tone: 'open' },
  SETTLED: { text: 'reports.credited', tone: 'win' },
  FAILED: { text: 'reports.status.failed', tone: 'loss' },
  EXPIRED: { text: 'reports.status.expired', tone: 'muted' },
  CANCELLED: { text: 'reports.status.cancelled', tone: 'muted' },
}
const statusOf = statusIn(statusBadges)
const reasons = { declined: 'reports.reason.declined', provider: 'reports.reason.provider' } as const
const findReason = (reason: string | undefined) =>
  reason !== undefined && Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : undefined
const icons: Readonly<Record<string, typeof QrCode>> = { PIX: QrCode, BANK: Landmark }

const byStatus: Filter = {
  name: 'status',
  label: 'reports.filter.status',
  options: statuses.map((value) => ({ value, label: statusBadges[value].text })),
}

/**
 * Deposits.
 * @param methods - the deposit methods that have loaded
 */
export const depositRecord = (methods: readonly FilterOption[]): Report<Page, Deposit> => ({
  id: 'depositRecord',
  title: 'shell.title.vouReport',
  ask: (api, query, chosen, signal) => {
    const status = oneOf(chosen, 'status', statuses)
    const { method } = chosen
    return api.call(loadReport, {
      query: { ...query, ...(status && { status }), ...(method && { method }) },
      ...(signal && { signal }),
    })
  },
  filters: [byStatus, { name: 'method', label: 'reports.filter.method', options: methods, pattern: /^\w{1,20}$/ }],
  groupBy: 'day',
  keyOf: ({ depositId }) => depositId,
  timeOf: ({ createdAt }) => createdAt,
  sums: ({ sumCreditMinor, sumAmountMinor, sumFeeMinor }) => [
    { label: 'reports.credited', minor: sumCreditMinor },
    { label: 'reports.sum.requested', minor: sumAmountMinor },
    { label: 'reports.sum.fees', minor: sumFeeMinor },
  ],
  view: ({ kind, methodName, status, amountMinor, creditMinor, createdAt }, { time }) => {
    const Icon = (Object.hasOwn(icons, kind) && icons[kind]) || CreditCard
    const settled = status === 'SETTLED'
    return {
      title: methodName,
      note: time(createdAt),
      icon: <Icon />,
      // Only a credited deposit has a sign. Any other shows the requested amount.
      amount: settled
        ? { minor: creditMinor, signed: true, tone: 'win' }
        : { minor: amountMinor, ...(status !== 'PENDING' && { tone: 'muted' as const }) },
      status: statusOf(status),
    }
  },
  facts: (
    { depositId, amountMinor, feeMinor, creditMinor, createdAt, endedAt, expiresAt, status, reason },
    { t, money, when },
  ) => {
    const why = findReason(reason)
    return [
      { label: 'reports.fact.amount', value: money(amountMinor) },
      // A deposit that never arrived has neither a fee nor a credit.
      ...(status === 'SETTLED' || status === 'PENDING'
        ? [
            { label: 'reports.fact.fee', value: money(feeMinor) } as const,
            { label: 'reports.fact.credit', value: money(creditMinor) } as const,
          ]
        : []),
      { label: 'reports.fact.begun', value: when(createdAt) },
      ...(status === 'PENDING' ? [{ label: 'reports.fact.expires', value: when(expiresAt) } as const] : []),
      ...(endedAt === undefined ? [] : [{ label: 'reports.fact.ended', value: when(endedAt) } as const]),
      ...(why ? [{ label: 'reports.fact.reason', value: t(why) } as const] : []),
      { label: 'reports.fact.number', value: depositId, copy: 'reports.copy.number' },
    ]
  },
  leads: ({ status, depositId }) =>
    status === 'PENDING' ? { label: 'reports.lead.pay', to: walletRoutes.deposit(depositId) } : undefined,
  columns: [
    { head: 'reports.fact.number', cell: ({ depositId }) => depositId },
    { head: 'reports.column.time', cell: ({ createdAt }, { stamp }) => stamp(createdAt) },
    { head: 'reports.filter.method', cell: ({ methodName }) => methodName },
    { head: 'reports.filter.status', cell: ({ status }, { t }) => t(statusOf(status).text) },
    { head: 'reports.fact.amount', money: true, cell: ({ amountMinor }) => ({ hundredths: amountMinor }) },
    { head: 'reports.fact.fee', money: true, cell: ({ feeMinor }) => ({ hundredths: feeMinor }) },
    {
      head: 'reports.fact.credit',
      money: true,
      cell: ({ creditMinor, status }) => ({ hundredths: status === 'SETTLED' ? creditMinor : 0 }),
    },
  ],
  none: 'reports.none.depositRecord',
  wayOn: { label: 'reports.way.deposit', to: routes.deposit() },
})
