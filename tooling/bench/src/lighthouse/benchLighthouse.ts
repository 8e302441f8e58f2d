import { once } from 'node:events'
import { mkdtempDisposableSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '@lobby/test-kit'
import { chromium } from 'playwright-core'
import { fetchTool } from '../apps/fetchTool.ts'
import { inTurn } from '../apps/inTurn.ts'
import { openApps } from '../load/openApps.ts'
import { keep } from '../report/keep.ts'
import { tell, type TellRow } from '../report/tell.ts'

/** The part of Lighthouse's answer that is read here. */
interface LighthouseResult {
  readonly categories: { readonly performance: { readonly score: number | null } }
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>
}

type Lighthouse = (
  url: string,
  flags: Readonly<Record<string, unknown>>,
) => Promise<{ readonly lhr: LighthouseResult } | undefined>

interface Marks {
  /** Of 100. */
  readonly score: number | undefined
  /** Milliseconds. */
  readonly firstPaint: number | undefined
  readonly largestPaint: number | undefined
  readonly speed: number | undefined
  readonly blocked: number | undefined
  readonly shift: number | undefined
}

const rows: readonly TellRow<Marks>[] = [
  { title: 'performance, of 100', of: ({ score }) => score },
  { title: 'first paint, simulated, ms', of: ({ firstPaint }) => firstPaint },
  { title: 'largest paint, simulated, ms', of: ({ largestPaint }) => largestPaint },
  { title: 'speed index, ms', of: ({ speed }) => speed },
  { title: 'blocked, ms', of: ({ blocked }) => blocked },
  { title: 'layout shift', digits: 4, of: ({ shift }) => shift },
]

/** Lighthouse's marks for home, mobile and simulated: the floor app, plain and tuned, and the site. */
export async function benchLighthouse({
  runs,
  merchant,
}: {
  readonly runs: number
  readonly merchant: string
}): Promise<void> {
  // Only this benchmark needs it.
  const lighthouse = await fetchTool<Lighthouse>({ name: 'lighthouse', version: '13.5.0', entry: 'core/index.js' })
  using dir = mkdtempDisposableSync(join(tmpdir(), 'lobby-bench-'))
  await using open = await openApps(dir.path, merchant)
  const port = await freePort()
  const { args, ...options } = launchOptions()
  await using browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] })
  const mark = (url: string) => async () => {
    const flags = {
      port,
      onlyCategories: ['performance'],
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      logLevel: 'silent',
    }
    const answer = await lighthouse(url, flags)
    if (answer === undefined) throw new Error(`Lighthouse says nothing of ${url}.`)
    return marksOf(answer.lhr)
  }
  const taken = await inTurn(runs, Object.fromEntries(open.apps.map(({ name, url }) => [name, mark(url)])))
  tell('Lighthouse, medians', rows, taken)
  console.log(`\nKept: ${keep('lighthouse', { runs, merchant, chromium: browser.version(), taken })}`)
}

/** A port of this machine that nobody has. */
async function freePort(): Promise<number> {
  await using server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

function marksOf({ categories, audits }: LighthouseResult): Marks {
  const of = (name: string) => audits[name]?.numericValue
  const { score } = categories.performance
  return {
    score: score === null ? undefined : score * 100,
    firstPaint: of('first-contentful-paint'),
    largestPaint: of('largest-contentful-paint'),
    speed: of('speed-index'),
    blocked: of('total-blocking-time'),
    shift: of('cumulative-layout-shift'),
  }
}
