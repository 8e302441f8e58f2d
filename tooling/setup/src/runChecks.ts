import { explain } from './explain.ts'

/** How many tests passed and failed. */
export interface Count {
  passed: number
  failed: number
}

/** A part of `npm test`: a heading, and what it runs. */
export interface Check {
  /** What `--only` calls it. */
  name: string
  title: string
  run(): Promise<Count>
}

/**
 * Runs checks one after the other, each under its heading, and goes on after a failure, so that one run shows them all.
 * A check that throws counts as one failure.
 */
export async function runChecks(checks: readonly Check[], say: (line: string) => void): Promise<Count> {
  const total = { passed: 0, failed: 0 }
  const red: string[] = []
  for (const check of checks) {
    say(`\n== ${check.title}`)
    const count = await check.run().catch((error: unknown) => {
      say(explain(error))
      return { passed: 0, failed: 1 }
    })
    total.passed += count.passed
    total.failed += count.failed
    if (count.failed > 0) red.push(check.name)
    say(count.failed === 0 ? `   passed (${count.passed})` : `   FAILED: ${count.failed} of ${count.passed + count.failed}`)
  }
  say(red.length > 0 ? `\nRed: ${red.join(', ')}. One alone: npm test -- --only ${red[0]}\n` : '')
  return total
}
