import { parseArgs } from 'node:util'
import { launchOptions } from '@lobby/test-kit'
import { chromium } from '@playwright/test'
import stampSites from '../stampSites.ts'
import { startLobby } from '../startLobby.ts'
import { walk } from './walk.ts'

/** Steps of one life: then another one begins with fresh data, since what a monkey changes stays changed. */
const life = 250
const lives = [undefined, 'vip', 'agent'] as const

/**
 * What `npm run bench -- monkey` runs: so many steps in a merchant's site, as a guest, a member and an agent in turn. Tells of each life on the
 * way, and writes what was found as JSON into the last line. The site must be compiled.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      merchant: { type: 'string', default: 'aurora' },
      count: { type: 'string', default: '10000' },
      seed: { type: 'string', default: 'house' },
    },
  })
  const { merchant, seed } = values
  await stampSites()
  const running = await startLobby()
  const browser = await chromium.launch(launchOptions())
  let steps = 0
  const problems: Awaited<ReturnType<typeof walk>>['problems'][number][] = []
  try {
    for (let at = 0; steps < Number(values.count); at++) {
      await running.reset()
      const who = lives[at % lives.length]
      const count = Math.min(life, Number(values.count) - steps)
      const found = await walk({ running, browser, merchant, seed: `${seed} ${at}`, count, ...(who && { who }) })
      steps += found.steps
      problems.push(...found.problems)
      console.error(`${steps} steps, of ${who ?? 'a guest'} the last; ${problems.length} problems`)
      for (const { problem, before } of found.problems) console.error(`  ${problem}\n    after: ${before.join('; ')}`)
    }
  } finally {
    await browser.close()
    await running.close()
  }
  console.log(JSON.stringify({ steps, problems }))
}

await run()
