import { expect, test } from 'vitest'
import { scaleSvg } from './scaleSvg.ts'
import { scaleTable, type StampRuns } from './scaleTable.ts'
import { changeCounts, counts, steps } from './steps.ts'

/** Runs in which a merchant takes so many milliseconds, a compile two seconds and all else 100 ms. */
const runsOf = (perMerchant: number): StampRuns => {
  const all = [
    steps.compile,
    steps.changedCompile,
    steps.whole,
    ...counts.map(steps.stamp),
    ...changeCounts.flatMap((count) => [steps.nothing(count), steps.edit(count), steps.restamp(count)]),
  ]
  const run = {
    ...Object.fromEntries(all.map((step) => [step, 100])),
    compile: 2000,
    ...Object.fromEntries(counts.map((count) => [steps.stamp(count), count * perMerchant])),
  }
  return {
    date: '2026-11-22T10:00:00.000Z',
    node: 'v26.10.0',
    platform: 'linux x64',
    processors: 2,
    runs: 1,
    load: 0.2,
    times: [run],
  }
}

test('the table tells what was measured, and which gates are met', () => {
  const text = scaleTable(runsOf(4))
  expect(text).toContain('| stamped from nothing | 4 ms | 40 ms | 400 ms | 1.0 s | 4.0 s |')
  expect(text).toContain('| the same, in compiles | 0.00 | 0.02 | 0.20 | 0.50 | 2.00 |')
  expect(text).toContain('| one edit of a folder |  |  | 100 ms | 100 ms | 100 ms |')
  expect(text).toContain(
    'Gates: 100 from clean: met (3 compiles); 250 stamped: met (5 compiles); 1,000 stamped: met (10 s); one edit, of 100: met (0.4 s).',
  )
  expect(scaleTable(runsOf(60))).toContain(
    'Gates: 100 from clean: missed (3 compiles); 250 stamped: missed (5 compiles); 1,000 stamped: missed (10 s);',
  )
})

test('runs that lack a step are refused, not drawn', () => {
  expect(() => scaleTable({ ...runsOf(4), times: [{ compile: 2000 }] })).toThrow('one run')
})

test('the picture has a line for each figure, within its frame', () => {
  const svg = scaleSvg(runsOf(4))
  for (const name of [
    'stamped from nothing',
    'one edit of a folder',
    'nothing changed',
    'a shared component changed',
    'a compile each',
  ])
    expect(svg).toContain(name)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  const ys = [...svg.matchAll(/(?:cy|y)="(-?[\d.]+)"/g)].map(([, y]) => Number(y))
  expect(Math.min(...ys)).toBeGreaterThan(0)
  expect(Math.max(...ys)).toBeLessThan(400)
})
