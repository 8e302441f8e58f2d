import { parseArgs } from 'node:util'
import { getChromiumLaunchOptions } from '@lobby/test-kit'
import { chromium } from '@playwright/test'
import { testedMerchants } from '../testedMerchants.ts'
import stampSites from '../stampSites.ts'
import { startLobby } from '../startLobby.ts'
import { findPageAxeViolations } from './findLayoutAndAxeFaults.ts'
import { viewsByRoute } from './viewsByRoute.ts'
import { createViewOpener, type ScreenView } from './createViewOpener.ts'

const languages = ['EN', 'PT'] as const

/** The results of axe for the views of one merchant in one language. */
interface AxeResult {
  readonly merchant: string
  readonly language: string
  readonly views: number
  /** The violations, each with the name of its view. */
  readonly violations: readonly string[]
  /** The views that failed to load, so that axe could not check them. */
  readonly missing: readonly string[]
}

/** Returns at most `count` elements of a list, at equal distances. */
const sample = <T>(all: readonly T[], count: number): readonly T[] =>
  count >= all.length
    ? all
    : Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] as T)

/**
 * Runs `npm run bench -- axe`: checks every view of `screens` with axe, for every merchant and language. Prints the
 * results of each merchant when they are known, and all results as JSON in the last line. The site must be compiled.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' } } })
  const views = sample(Object.values<readonly ScreenView[]>(viewsByRoute).flat(), Number(values.count))
  await stampSites()
  const running = await startLobby()
  const browser = await chromium.launch(getChromiumLaunchOptions())
  const results: AxeResult[] = []
  try {
    for (const { merchant } of testedMerchants) {
      for (const language of languages) {
        await running.reset()
        const { visit, close } = createViewOpener({ running, browser, merchant, language })
        const violations: string[] = []
        const missing: string[] = []
        for (const view of views) {
          const found = await visit(view, findPageAxeViolations).catch((error: unknown) => String(error))
          if (typeof found === 'string') missing.push(`${view.name}: ${found.split('\n')[0]}`)
          else violations.push(...found.map((violation) => `${view.name}: ${violation}`))
        }
        await close()
        results.push({ merchant, language, views: views.length, violations, missing })
        console.error(
          `${merchant} ${language}: ${views.length} views, ${violations.length} violations, ` +
            `${missing.length} views failed to load`,
        )
        for (const line of [...violations, ...missing]) console.error(`  ${line}`)
      }
    }
  } finally {
    await browser.close()
    await running.close()
  }
  console.log(JSON.stringify(results))
}

await run()
