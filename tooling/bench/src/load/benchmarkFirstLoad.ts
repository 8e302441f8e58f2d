import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compressWithBrotli11, buildBaselineApp } from '@lobby/baseline-app'
import { compileSite } from '@lobby/merchant-cli'
import { getChromiumLaunchOptions, serveFolder } from '@lobby/test-kit'
import { chromium } from 'playwright-core'
import { stampAndServeSite } from '../apps/stampAndServeSite.ts'
import type { Benchmark } from '../Benchmark.ts'
import { measureAppsAlternately, type ComparisonRow } from '../compare/measureAppsAlternately.ts'
import { SLOW_4G_LATENCY_MS, measureFirstAndRepeatVisit, type TwoVisitFigures } from './measureFirstAndRepeatVisit.ts'

const rows: readonly ComparisonRow<TwoVisitFigures>[] = [
  { title: 'requests', of: ({ cold }) => cold.requests },
  { title: 'all over the network, B', of: ({ cold }) => cold.bytes },
  { title: 'first paint, latencies', digits: 2, of: ({ cold }) => cold.firstPaint / SLOW_4G_LATENCY_MS },
  { title: 'largest paint, latencies', digits: 2, of: ({ cold }) => cold.largestPaint / SLOW_4G_LATENCY_MS },
  { title: 'layout shift', digits: 4, of: ({ cold }) => cold.shift },
  { title: 'repeat visit: first paint, ms', of: ({ repeat }) => repeat.firstPaint },
  {
    title: 'repeat visit: of the cold first paint',
    digits: 2,
    of: ({ cold, repeat }) => repeat.firstPaint / cold.firstPaint,
  },
]

/**
 * Measures the first load of three apps alternately on a throttled phone: the site, and the plain and the tuned build
 * of the baseline app.
 */
export const benchmarkFirstLoad: Benchmark = async ({ runs, merchant }) => {
  await compileSite()
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'lobby-bench-'))
  const serveBaseline = async (how: 'plain' | 'tuned') =>
    serveFolder((await buildBaselineApp(how, join(temporary.path, how))).dir, { brotli: compressWithBrotli11 })
  await using plain = await serveBaseline('plain')
  await using tuned = await serveBaseline('tuned')
  await using site = await stampAndServeSite(join(temporary.path, 'sites'), merchant)
  await using browser = await chromium.launch(getChromiumLaunchOptions())
  const urls = {
    baseline: `${plain.origin}/`,
    'baseline, tuned': `${tuned.origin}/`,
    [merchant]: `${site.origin}/m/home`,
  }
  // The first measurement of each app only warms up its server.
  for (const url of Object.values(urls)) await measureFirstAndRepeatVisit(browser, url, { slow: false })
  const measures = Object.entries(urls).map(
    ([name, url]) => [name, () => measureFirstAndRepeatVisit(browser, url)] as const,
  )
  return await measureAppsAlternately('first load', runs, rows, Object.fromEntries(measures))
}
