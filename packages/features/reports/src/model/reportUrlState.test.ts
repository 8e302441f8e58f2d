import { expect, test } from 'vitest'
import { parseReportUrlState, formatReportUrlState } from './reportUrlState.ts'
import type { ReportFilter } from './report.ts'

const usual = { from: '2026-11-14', to: '2026-11-20' }
const filters: readonly ReportFilter[] = [
  { name: 'status', label: 'reports.filter.status', options: [{ value: 'PAID', label: 'reports.status.paid' }] },
  { name: 'method', label: 'reports.filter.method', options: [], pattern: /^\w{1,20}$/ },
]
const read = (query: string) => parseReportUrlState(new URLSearchParams(query), filters, usual)

test.each([
  ['', { ...usual, chosen: {} }],
  ['status=PAID', { ...usual, chosen: { status: 'PAID' } }],
  ['from=2026-11-01&to=2026-11-20&method=PIX', { from: '2026-11-01', to: '2026-11-20', chosen: { method: 'PIX' } }],
])('parses and formats the report query %j', (query, address) => {
  expect(read(query)).toEqual(address)
  expect(formatReportUrlState(address, usual).toString()).toBe(query)
})

test.each([
  'status=paid',
  'status=constructor',
  'method=<b>',
  'method=',
  'from=2026-11-20',
  'from=2026-11-20&to=2026-11-19',
  'from=2026-13-01&to=2026-13-02',
  'other=1',
])('ignores the invalid report query %s', (query) => expect(read(query)).toEqual({ ...usual, chosen: {} }))
