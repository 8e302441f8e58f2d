import { parseArgs } from 'node:util'
import { launchOptions } from '@lobby/test-kit'
import { chromium } from '@playwright/test'
import { skins } from '../skins.ts'
import stampSites from '../stampSites.ts'
import { startLobby } from '../startLobby.ts'
import { violationsOf } from './faultsOf.ts'
import { screens } from './screens.ts'
import { createViewer, type View } from './visit.ts'

const languages = ['EN', 'PT'] as const

/** What axe said of the views of one skin in one language. */
interface Asked {
  readonly merchant: string
  readonly language: string
  readonly views: number
  /** Each with its view. */
  readonly violations: readonly string[]
  /** Views that did not come: nothing is known of them. */
  readonly missing: readonly string[]
}

/** So many of them, from the first to the last, in equal distances. */
const spread = <T>(all: readonly T[], count: number): readonly T[] =>
  count >= all.length
    ? all
    : Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] as T)

/**
 * What `npm run bench -- axe` runs: every view of the list of screens, in every skin and language, is held against axe. Tells of what it finds
 * on the way, and writes all of it as JSON into the last line. The site must be compiled.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' } } })
  const views = spread(Object.values<readonly View[]>(screens).flat(), Number(values.count))
  await stampSites()
  const running = await startLobby()
  const browser = await chromium.launch(launchOptions())
  const asked: Asked[] = []
  try {
    for (const { merchant } of skins) {
      for (const language of languages) {
        await running.reset()
        const { visit, close } = createViewer({ running, browser, merchant, language })
        const violations: string[] = []
        const missing: string[] = []
        for (const view of views) {
          const said = await visit(view, violationsOf).catch((error: unknown) => String(error))
          if (typeof said === 'string') missing.push(`${view.name}: ${said.split('\n')[0]}`)
          else violations.push(...said.map((violation) => `${view.name}: ${violation}`))
        }
        await close()
        asked.push({ merchant, language, views: views.length, violations, missing })
        console.error(
          `${merchant} ${language}: ${views.length} views, ${violations.length} violations, ${missing.length} did not come`,
        )
        for (const line of [...violations, ...missing]) console.error(`  ${line}`)
      }
    }
  } finally {
    await browser.close()
    await running.close()
  }
  console.log(JSON.stringify(asked))
}

await run()
