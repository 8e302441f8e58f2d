import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '@lobby/test-kit'
import { chromium } from 'playwright-core'
import { inTurn } from '../apps/inTurn.ts'
import { openApps } from '../load/openApps.ts'
import { keep } from '../report/keep.ts'
import { tell, type TellRow } from '../report/tell.ts'
import { fetchLighthouse, type LighthouseResult } from './fetchLighthouse.ts'
import { freePort } from './freePort.ts'

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
  const lighthouse = await fetchLighthouse()
  const dir = mkdtempSync(join(tmpdir(), 'lobby-bench-'))
  try {
    const { apps, close } = await openApps(dir, merchant)
    const port = await freePort()
    const { args, ...options } = launchOptions()
    const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] })
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
    try {
      const taken = await inTurn(runs, Object.fromEntries(apps.map(({ name, url }) => [name, mark(url)])))
      tell('Lighthouse, medians', rows, taken)
      console.log(`\nKept: ${keep('lighthouse', { runs, merchant, chromium: browser.version(), taken })}`)
    } finally {
      await browser.close()
      await close()
    }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
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
