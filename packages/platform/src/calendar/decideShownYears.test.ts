import { expect, test } from 'vitest'
import { decideShownYears } from './decideShownYears.ts'

test.each([
  ['within this year', '2026-11-20', '2026-11-26', { from: false, to: false }],
  ['within another year', '2024-11-20', '2024-11-26', { from: false, to: true }],
  ['from another year into this one', '2025-12-01', '2026-11-26', { from: true, to: true }],
])(
  'decides whether the first and last day of a range show their year when the range is %s',
  (_title, from, to, shown) => {
    expect(decideShownYears({ from, to }, '2026-11-26')).toEqual(shown)
  },
)
