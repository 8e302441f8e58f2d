import { depth } from '@lobby/test-kit/depth'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { RunningLobby } from '../startLobby.ts'
import { beginSession, type Member } from '../beginSession.ts'
import { watchProblems } from '../watchProblems.ts'
import { createRandom } from './createRandom.ts'
import { steps, type Step, type Walker } from './steps.ts'

/** A walk of so many random steps, in one browser context. */
export interface Walk {
  readonly running: Pick<RunningLobby, 'sitesPort' | 'tell'>
  readonly browser: Browser
  readonly merchant: string
  /** A guest unless given. */
  readonly who?: Member
  /** The same walk for the same seed, as far as the platform's answers come in the same order. */
  readonly seed: string
  readonly count: number
  /** Called with a page before its first document: what a control plants. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** How long a step or a look may take, in milliseconds; half a minute unless given. */
  readonly stepTimeoutMs?: number
}

/** What a walk found. */
export interface Found {
  readonly steps: number
  /** Each with the steps that led to it, the last one last. */
  readonly problems: readonly { readonly problem: string; readonly before: readonly string[] }[]
}

/** Refusals that a monkey earns by what it writes and where it goes. A platform's error, 5xx, is none. */
const earned = [400, 401, 403, 404, 409, 413, 422, 429]

/** Each kind of step as often as it is to be taken. */
const urn: readonly Step[] = steps.flatMap((step) => Array.from({ length: step.often }, () => step))

/** What is on the page that should never be there, in words. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    if (document.readyState === 'loading') return []
    const shown = document.body.innerText
    return [
      ...(document.getElementById('root')?.childElementCount === 0 ? ['a white page'] : []),
      ...(/\bNaN\b|\bundefined\b|Invalid Date|\[object \w+\]/.exec(shown) ?? []).map((word) => `"${word}" on the page`),
    ]
  })

/** Walks, and tells of every error of a page, every rejection that nobody handled, every line of a console that was not provoked, of white pages, and of one that hangs, which ends it. */
export async function walk({
  running,
  browser,
  merchant,
  who,
  seed,
  count,
  prepare,
  stepTimeoutMs = 30_000,
}: Walk): Promise<Found> {
  const origin = `http://${merchant}.localhost:${running.sitesPort}`
  const random = createRandom(seed)
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    reducedMotion: depth('reduce', 'no-preference'),
  })
  const found: Found['problems'][number][] = []
  const done: string[] = []
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    const watch = await watchProblems(page)
    watch.allowStatus(0, ...earned)
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
    context.on('page', (opened) => void opened.close().catch(() => undefined))
    await prepare?.(page)
    if (who) await beginSession(page, { origin, tell: running.tell, who })
    await page.goto(`${origin}/m/home`)
    const walker: Walker = { page, context, origin, random }
    for (let step = 0; step < count; step++) {
      done.push(await takeStep(walker, stepTimeoutMs))
      await page.waitForTimeout(random.number(60))
      // What a vendor's page does is the vendor's.
      if (!page.url().startsWith(origin)) await comeBack(walker)
      const looks = await inTime(lookAt(page), stepTimeoutMs).catch((error: unknown) =>
        String(error).includes('Timeout') ? [hangs] : [],
      )
      const seen = [...watch.problems.splice(0), ...looks]
      found.push(...seen.map((problem) => ({ problem, before: done.slice(-8) })))
      // Nothing can be asked of it any more.
      if (looks.includes(hangs)) return { steps: done.length, problems: found }
    }
    await context.setOffline(false)
    await wait(500)
    found.push(...watch.problems.splice(0).map((problem) => ({ problem, before: done.slice(-8) })))
  } finally {
    await close(context)
  }
  return { steps: done.length, problems: found }
}

const hangs = 'a page that hangs'

/** A touch whose page goes away under it is never acknowledged, and a page that hangs says nothing at all. */
const inTime = <T>(done: Promise<T>, stepTimeoutMs: number): Promise<T> =>
  Promise.race([
    done,
    wait(stepTimeoutMs, undefined, { ref: false }).then(() =>
      Promise.reject(new Error(`Timeout: nothing for ${stepTimeoutMs / 1000} seconds`)),
    ),
  ])

/** A step that a document in between, or one that is none of the site's, made impossible is one that nothing came of. */
async function takeStep(walker: Walker, stepTimeoutMs: number): Promise<string> {
  const step = walker.random.one(urn)
  return inTime(step.take(walker), stepTimeoutMs).catch((error: unknown) => {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    if (
      !/Execution context was destroyed|navigat|with origin 'null'|Access is denied for this document|ERR_INTERNET_DISCONNECTED|ERR_ABORTED|Timeout/i.test(
        why,
      )
    )
      throw error
    return `is interrupted: ${why}`
  })
}

async function comeBack({ page, context, origin }: Walker): Promise<void> {
  await context.setOffline(false)
  // The vendor's page may be on its way back by itself, which interrupts this one.
  await page.goto(`${origin}/m/home`).catch((error: unknown) => {
    if (!/interrupted by another navigation/.test(String(error))) throw error
  })
  await page.waitForURL(`${origin}/**`)
}

const close = (context: BrowserContext) => context.close().catch(() => undefined)
