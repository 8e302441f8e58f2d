import { parseArgs } from 'node:util'
import { getChromiumLaunchOptions } from '@lobby/test-kit'
import { chromium } from '@playwright/test'
import stampSites from '../stampSites.ts'
import { startLobby } from '../startLobby.ts'
import { takeRandomSteps } from './takeRandomSteps.ts'

/** The number of steps of one walk. The next walk begins with fresh data, because the steps change the data. */
const STEPS_PER_WALK = 250
const players = [undefined, 'vip', 'agent'] as const

/**
 * Runs `npm run bench -- monkey`: takes random steps in a merchant's site, alternately as a guest, a member and an
 * agent. Prints the progress after each walk and the problems as JSON in the last line. The site must be compiled.
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
  const browser = await chromium.launch(getChromiumLaunchOptions())
  let steps = 0
  const problems: Awaited<ReturnType<typeof takeRandomSteps>>['problems'][number][] = []
  try {
    for (let at = 0; steps < Number(values.count); at++) {
      await running.reset()
      const who = players[at % players.length]
      const count = Math.min(STEPS_PER_WALK, Number(values.count) - steps)
      const found = await takeRandomSteps({
        running,
        browser,
        merchant,
        seed: `${seed} ${at}`,
        count,
        ...(who && { who }),
      })
      steps += found.steps
      problems.push(...found.problems)
      console.error(`${steps} steps, the last walk as ${who ?? 'a guest'}; ${problems.length} problems`)
      for (const { problem, before } of found.problems) console.error(`  ${problem}\n    after: ${before.join('; ')}`)
    }
  } finally {
    await browser.close()
    await running.close()
  }
  console.log(JSON.stringify({ steps, problems }))
}

await run()
