import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '@lobby/test-kit'
import { figure, table } from '@lobby/test-kit/table'
import { chromium } from 'playwright-core'
import { inTurn } from '../apps/inTurn.ts'
import { budgetsFor } from '../budgets/budgets.ts'
import { keep } from '../report/keep.ts'
import { tell, type TellRow } from '../report/tell.ts'
import { latency, measureLoad, type Load } from './measureLoad.ts'
import { openApps } from './openApps.ts'

export interface FirstLoadOptions {
  readonly runs: number
  readonly merchant: string
}

/** What an app's script weighs by its build, and what its visits came to. */
type Measured = Load & { readonly script: number }

const rows: readonly TellRow<Measured>[] = [
  { title: 'JavaScript by the build, B', of: ({ script }) => script },
  { title: 'JavaScript over the network, B', of: ({ cold }) => cold.script },
  { title: 'document over the network, B', of: ({ cold }) => cold.document },
  { title: 'requests', of: ({ cold }) => cold.requests },
  { title: 'all over the network, B', of: ({ cold }) => cold.all },
  { title: 'first paint, ms', of: ({ cold }) => cold.firstPaint },
  { title: 'first paint, latencies', digits: 2, of: ({ cold }) => cold.firstPaint / latency },
  { title: 'largest paint, ms', of: ({ cold }) => cold.largestPaint },
  { title: 'largest paint, latencies', digits: 2, of: ({ cold }) => cold.largestPaint / latency },
  { title: 'layout shift', digits: 4, of: ({ cold }) => cold.shift },
  { title: 'repeat visit: first paint, ms', of: ({ repeat }) => repeat.firstPaint },
  {
    title: 'repeat visit: of the cold first paint',
    digits: 2,
    of: ({ cold, repeat }) => repeat.firstPaint / cold.firstPaint,
  },
]

/** Measures the first load of the site against the floor app, plain and tuned, in turn on a throttled phone, and tells what came out. */
export async function benchFirstLoad({ runs, merchant }: FirstLoadOptions): Promise<void> {
  console.log('Building the floor app and the site ...')
  using dir = mkdtempDisposableSync(join(tmpdir(), 'lobby-bench-'))
  await using open = await openApps(dir.path, merchant)
  const { apps, figures } = open
  await using browser = await chromium.launch(launchOptions())
  for (const { url } of apps) await measureLoad(browser, url, { slow: false })
  const measure = (url: string, script: number) => async (): Promise<Measured> => ({
    script,
    ...(await measureLoad(browser, url)),
  })
  const taken = await inTurn(
    runs,
    Object.fromEntries(apps.map(({ name, url, script }) => [name, measure(url, script)])),
  )
  tell('first load, medians', rows, taken)
  const spent = budgetsFor(apps[0]?.script ?? 0).map(({ name, limit, aim, of }) => [
    name,
    figure(of(figures)),
    figure(limit),
    figure(aim),
  ])
  console.log(`\n${table([['exact, B (brotli 11, no headers)', 'is', 'limit', 'aim'], ...spent])}`)
  console.log(`the login dialog adds ${figure(figures.loginSheet)} B to home, its form included`)
  console.log(`\nKept: ${keep('first-load', { runs, merchant, chromium: browser.version(), figures, taken })}`)
}
