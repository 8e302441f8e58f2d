import { expect, test } from 'vitest'
import { validateDateRange } from './validateDateRange.ts'

const limits = { min: '2026-08-01', max: '2026-11-20' }

test.each([
  ['2026-11-01', '2026-11-20', undefined],
  ['2026-11-20', '2026-11-20', undefined],
  ['2026-08-01', '2026-08-01', undefined],
  ['', '2026-11-20', { kind: 'missing', at: 'from' }],
  ['2026-11-01', '', { kind: 'missing', at: 'to' }],
  ['2026-07-31', '2026-11-20', { kind: 'outside', at: 'from' }],
  ['2026-11-01', '2026-11-21', { kind: 'outside', at: 'to' }],
  ['2026-11-02', '2026-11-01', { kind: 'order', at: 'to' }],
])('reports for the date range from %j to %j the problem %j', (from, to, problem) =>
  expect(validateDateRange({ from, to }, limits)).toEqual(problem),
)

test('accepts a date range in the right order when there are no limits', () => {
  expect(validateDateRange({ from: '1999-01-01', to: '2099-01-01' }, {})).toBeUndefined()
})

test.each([
  ['2026-08-21', undefined],
  ['2026-08-20', { kind: 'long', at: 'from' }],
])('reports for the date range from %j to 2026-11-20 with a maximum of 92 days the problem %j', (from, problem) => {
  expect(validateDateRange({ from, to: '2026-11-20' }, { most: 92 })).toEqual(problem)
})
