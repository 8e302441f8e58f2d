import { chooseByTestDepth } from '@lobby/test-kit/depth'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { RunningLobby } from '../startLobby.ts'
import { startMemberSession, type DemoMember } from '../startMemberSession.ts'
import { watchPageProblems } from '../watchPageProblems.ts'
import { createRandomGenerator } from './createRandomGenerator.ts'
import { RANDOM_WALK_STEPS, type RandomWalkStep, type RandomWalkContext } from './steps.ts'

/** The options of a walk: random steps in one browser context. */
export interface RandomWalkOptions {
  readonly running: Pick<RunningLobby, 'sitesPort' | 'callSandbox'>
  readonly browser: Browser
  readonly merchant: string
  /** The signed-in member. If it is missing, the player is a guest. */
  readonly who?: DemoMember
  /**
   * The seed of the random steps. The same seed gives the same walk if the platform's responses arrive in the same
   * order.
   */
  readonly seed: string
  /** The number of steps. */
  readonly count: number
  /** Prepares the page before it loads its first document. Controls use it to plant faults. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** The timeout of a step, in milliseconds. Default: 30 seconds. */
  readonly stepTimeoutMs?: number
}

/** The result of a walk. */
export interface RandomWalkResult {
  readonly steps: number
  /** Each problem, with the latest steps before it, oldest first. */
  readonly problems: readonly { readonly problem: string; readonly before: readonly string[] }[]
}

/** HTTP error statuses that random input and random paths may cause. A server error (5xx) is always a problem. */
const EXPECTED_STATUSES = [400, 401, 403, 404, 409, 413, 422, 429]

/**
 * The list from which a walk chooses each step at random. The list contains each step as many times as the step's
 * weight.
 */
const weightedSteps: readonly RandomWalkStep[] = RANDOM_WALK_STEPS.flatMap((step) =>
  Array.from({ length: step.weight }, () => step),
)

/** Returns descriptions of content that must never be on a page: an empty page, or values such as `NaN`. */
const inspectPage = (page: Page) =>
  page.evaluate(() => {
    if (document.readyState === 'loading') return []
    const shown = document.body.innerText
    return [
      ...(document.getElementById('root')?.childElementCount === 0 ? ['a white page'] : []),
      ...(/\bNaN\b|\bundefined\b|Invalid Date|\[object \w+\]/.exec(shown) ?? []).map((word) => `"${word}" on the page`),
    ]
  })

/**
 * Takes random steps and reports page errors, unhandled rejections, unexpected lines on the console, empty pages and
 * pages that hang. A page that hangs ends the walk.
 */
export async function takeRandomSteps({
  running,
  browser,
  merchant,
  who,
  seed,
  count,
  prepare,
  stepTimeoutMs = 30_000,
}: RandomWalkOptions): Promise<RandomWalkResult> {
  const origin = `http://${merchant}.localhost:${running.sitesPort}`
  const random = createRandomGenerator(seed)
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    reducedMotion: chooseByTestDepth('reduce', 'no-preference'),
  })
  const found: RandomWalkResult['problems'][number][] = []
  const done: string[] = []
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    const watch = await watchPageProblems(page)
    watch.allowStatus(0, ...EXPECTED_STATUSES)
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
    context.on('page', (opened) => void opened.close().catch(() => undefined))
    await prepare?.(page)
    if (who) await startMemberSession(page, { origin, callSandbox: running.callSandbox, who })
    await page.goto(`${origin}/m/home`)
    const walker: RandomWalkContext = { page, context, origin, random }
    for (let step = 0; step < count; step++) {
      done.push(await takeStep(walker, stepTimeoutMs))
      await page.waitForTimeout(random.integer(60))
      // Leave a vendor's page, because only the site is under test.
      if (!page.url().startsWith(origin)) await comeBack(walker)
      const looks = await withTimeout(inspectPage(page), stepTimeoutMs).catch((error: unknown) =>
        String(error).includes('Timeout') ? [HANGS] : [],
      )
      const seen = [...watch.problems.splice(0), ...looks]
      found.push(...seen.map((problem) => ({ problem, before: done.slice(-8) })))
      // End the walk, because a page that hangs would not run any further script of the test.
      if (looks.includes(HANGS)) return { steps: done.length, problems: found }
    }
    await context.setOffline(false)
    await wait(500)
    found.push(...watch.problems.splice(0).map((problem) => ({ problem, before: done.slice(-8) })))
  } finally {
    await close(context)
  }
  return { steps: done.length, problems: found }
}

const HANGS = 'a page that hangs'

/**
 * Rejects if a promise has not settled after the timeout. Playwright never settles the promise of a touch if the page
 * closes during the touch, or the promise of a script if the page hangs.
 */
const withTimeout = <T>(done: Promise<T>, stepTimeoutMs: number): Promise<T> =>
  Promise.race([
    done,
    wait(stepTimeoutMs, undefined, { ref: false }).then(() =>
      Promise.reject(new Error(`Timeout: no answer for ${stepTimeoutMs / 1000} seconds`)),
    ),
  ])

/**
 * Takes a random step. Describes the step as interrupted, instead of throwing, if the error of the step has a harmless
 * cause: a navigation, a page of another origin, a lost connection or a timeout.
 */
async function takeStep(walker: RandomWalkContext, stepTimeoutMs: number): Promise<string> {
  const step = walker.random.element(weightedSteps)
  return withTimeout(step.run(walker), stepTimeoutMs).catch((error: unknown) => {
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

async function comeBack({ page, context, origin }: RandomWalkContext): Promise<void> {
  await context.setOffline(false)
  // Ignore an interrupted navigation, because the vendor's page may navigate back at the same time.
  await page.goto(`${origin}/m/home`).catch((error: unknown) => {
    if (!/interrupted by another navigation/.test(String(error))) throw error
  })
  await page.waitForURL(`${origin}/**`)
}

const close = (context: BrowserContext) => context.close().catch(() => undefined)
