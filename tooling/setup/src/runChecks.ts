import { cpus } from 'node:os'
import { formatErrorWithAdvice } from './formatErrorWithAdvice.ts'

/** How many tests passed and failed. */
export interface TestCounts {
  readonly passed: number
  readonly failed: number
}

/** The result of a check. */
export interface CheckOutcome extends TestCounts {
  /** The failed tests, each with the first line of its error. */
  readonly failures?: readonly string[]
  /** The tests that passed at their second attempt, each with the first line of the first attempt's error. */
  readonly secondAttempts?: readonly string[]
}

/** A part of `npm test`. */
export interface TestRunCheck {
  /** The name for the option `--only`. */
  readonly name: string
  /** The heading that is printed before the check runs. */
  readonly title: string
  run(): Promise<CheckOutcome>
}

export interface CheckTiming {
  readonly name: string
  readonly wallMs: number
  /**
   * Processor time of the whole machine during the check, because Chromium's processes cannot be separated from others.
   * Measure on an idle machine.
   */
  readonly cpuMs: number
}

export interface ChecksResult extends TestCounts {
  readonly timings: readonly CheckTiming[]
}

/** Returns the processor time of all cores since the machine started, in milliseconds. */
const readBusyMs = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)

/**
 * Runs checks one after the other, each under its heading. Continues after a failure, so that one run shows all
 * failures. At the end, prints the failed checks and the tests that passed only at their second attempt. A check that
 * throws counts as one failure.
 *
 * @param print Receives each line of the report.
 */
export async function runChecks(checks: readonly TestRunCheck[], print: (line: string) => void): Promise<ChecksResult> {
  const outcomes: (CheckOutcome & CheckTiming)[] = []
  for (const { name, title, run } of checks) {
    print(`\n== ${title}`)
    const started = performance.now()
    const busyBefore = readBusyMs()
    const outcome = await run().catch((error: unknown): CheckOutcome => ({
      passed: 0,
      failed: 1,
      failures: [formatErrorWithAdvice(error)],
    }))
    const wallMs = Math.round(performance.now() - started)
    outcomes.push({ ...outcome, name, wallMs, cpuMs: readBusyMs() - busyBefore })
    const seconds = `${Math.round(wallMs / 1000)} s`
    print(
      outcome.failed === 0
        ? `   passed (${outcome.passed}, ${seconds})`
        : `   FAILED: ${outcome.failed} of ${outcome.passed + outcome.failed} (${seconds})`,
    )
    for (const failure of outcome.failures ?? []) print(`   failed: ${failure}`)
  }
  const secondAttempts = outcomes.flatMap((outcome) => outcome.secondAttempts ?? [])
  if (secondAttempts.length > 0) print(`\nPassed only at the second attempt, because the first failed with:`)
  for (const test of secondAttempts) print(`   ${test}`)
  const failed = outcomes.filter((outcome) => outcome.failed > 0)
  if (failed[0])
    print(
      `\nFailed: ${failed.map(({ name }) => name).join(', ')}. Run one of them with npm test -- --only ` +
        `${failed[0].name}`,
    )
  print('')
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, outcome) => sum + outcome.failed, 0),
    timings: outcomes.map(({ name, wallMs, cpuMs }) => ({ name, wallMs, cpuMs })),
  }
}
