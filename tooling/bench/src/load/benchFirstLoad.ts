import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '@lobby/test-kit'
import { chromium } from 'playwright-core'
import { budgetsFor } from '../budgets/budgets.ts'
import { keep } from '../report/keep.ts'
import { median, pairedRatio } from '../report/stats.ts'
import { figure, table } from '../report/table.ts'
import { latency, measureLoad, type Load } from './measureLoad.ts'
import { openApps, type OpenApp } from './openApps.ts'

export interface FirstLoadOptions {
  readonly runs: number
  readonly merchant: string
}

interface Row {
  readonly title: string
  readonly digits: number
  of(load: Load): number
}

const rows: readonly Row[] = [
  { title: 'JavaScript over the network, B', digits: 0, of: ({ cold }) => cold.script },
  { title: 'document over the network, B', digits: 0, of: ({ cold }) => cold.document },
  { title: 'requests', digits: 0, of: ({ cold }) => cold.requests },
  { title: 'all over the network, B', digits: 0, of: ({ cold }) => cold.all },
  { title: 'first paint, ms', digits: 0, of: ({ cold }) => cold.firstPaint },
  { title: 'first paint, latencies', digits: 2, of: ({ cold }) => cold.firstPaint / latency },
  { title: 'largest paint, ms', digits: 0, of: ({ cold }) => cold.largestPaint },
  { title: 'largest paint, latencies', digits: 2, of: ({ cold }) => cold.largestPaint / latency },
  { title: 'layout shift', digits: 4, of: ({ cold }) => cold.shift },
  { title: 'repeat visit: first paint, ms', digits: 0, of: ({ repeat }) => repeat.firstPaint },
  {
    title: 'repeat visit: of the cold first paint',
    digits: 2,
    of: ({ cold, repeat }) => repeat.firstPaint / cold.firstPaint,
  },
]

/** Measures the first load of the site against the floor app, plain and tuned, in turn on a throttled phone, and tells what came out. */
export async function benchFirstLoad(options: FirstLoadOptions): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'lobby-bench-'))
  try {
    await measure(dir, options)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

async function measure(dir: string, { runs, merchant }: FirstLoadOptions): Promise<void> {
  console.log('Building the floor app and the site ...')
  const { apps, figures, close } = await openApps(dir, merchant)
  try {
    const browser = await chromium.launch(launchOptions())
    const loads = new Map<OpenApp, Load[]>(apps.map((app) => [app, []]))
    try {
      for (const { url } of apps) await measureLoad(browser, url, { slow: false })
      for (let run = 0; run < runs; run++) {
        console.log(`Run ${run + 1} of ${runs} ...`)
        // In turn, and every other time the other way round: what slows down over time slows all alike.
        for (const app of run % 2 === 0 ? apps : apps.toReversed())
          loads.get(app)?.push(await measureLoad(browser, app.url))
      }
    } finally {
      await browser.close()
    }
    tell(apps, loads)
    const floor = apps[0]?.script ?? 0
    const spent = budgetsFor(floor).map(({ name, limit, aim, of }) => [
      name,
      figure(of(figures)),
      figure(limit),
      figure(aim),
    ])
    console.log(`\n${table([['exact, B (brotli 11, no headers)', 'is', 'limit', 'aim'], ...spent])}`)
    console.log(`the login dialog adds ${figure(figures.loginSheet)} B to home, its form included`)
    const measured = Object.fromEntries(apps.map((app) => [app.name, { script: app.script, loads: loads.get(app) }]))
    console.log(`\nKept: ${keep('first-load', { runs, merchant, chromium: browser.version(), figures, measured })}`)
  } finally {
    await close()
  }
}

function tell(apps: readonly OpenApp[], loads: ReadonlyMap<OpenApp, readonly Load[]>): void {
  const [plain, tuned, site] = apps.map((app) => loads.get(app) ?? [])
  const lines = rows.map(({ title, digits, of }) => {
    const values = [plain, tuned, site].map((all) => (all ?? []).map(of))
    const [a = [], b = [], c = []] = values
    return [
      title,
      ...values.map((all) => figure(median(all), digits)),
      figure(pairedRatio(c, a), 2),
      figure(pairedRatio(c, b), 2),
    ]
  })
  const exact = [
    'JavaScript by the build, B',
    ...apps.map(({ script }) => figure(script)),
    ...ratiosOf(apps.map(({ script }) => script)),
  ]
  console.log(
    `\n${table([['first load, medians', ...apps.map(({ name }) => name), 'to floor', 'to tuned'], exact, ...lines])}`,
  )
}

const ratiosOf = ([plain = 0, tuned = 0, site = 0]: readonly number[]) => [
  figure(site / plain, 2),
  figure(site / tuned, 2),
]
