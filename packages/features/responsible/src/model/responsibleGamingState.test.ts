import { expect, test } from 'vitest'
import { estimateBreakEnd } from './responsibleGamingState.ts'

test.each([
  ['PAUSE', 24, '2026-02-01T15:00:00Z'],
  ['EXCLUSION', 1, '2026-02-28T15:00:00Z'],
  ['EXCLUSION', 6, '2026-07-31T15:00:00Z'],
  ['EXCLUSION', 12, '2027-01-31T15:00:00Z'],
] as const)(
  'estimates when a break ends that begins on 31 January: kind %s, length %d, end %s',
  (kind, length, end) => {
    expect(estimateBreakEnd(kind, length, Date.parse('2026-01-31T15:00:00Z'))).toBe(Date.parse(end))
  },
)
