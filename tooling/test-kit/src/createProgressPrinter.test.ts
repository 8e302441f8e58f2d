import { expect, test } from 'vitest'
import { createProgressPrinter } from './createProgressPrinter.ts'

test('prints the first item immediately, then at most one line per interval', () => {
  const lines: string[] = []
  let at = 0
  const progress = createProgressPrinter({
    total: 5,
    print: (line) => lines.push(line),
    now: () => at,
    intervalMs: 1000,
  })
  for (const [name, ms] of [
    ['home', 0],
    ['wallet', 999],
    ['sign-in', 1000],
    ['orders', 1100],
    ['record', 2000],
  ] as const) {
    at = ms
    progress(name)
  }
  expect(lines).toEqual(['1 of 5: home', '3 of 5: sign-in', '5 of 5: record'])
})
