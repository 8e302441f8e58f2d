import type { TestFileTiming } from '@lobby/test-kit/timings'
import { getProjectRelativePath, writeRunTiming } from '@lobby/test-kit/write-timing'
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

/** Matches the step of the worker fixture that starts the sandbox and the site's server. */
const SANDBOX_FIXTURE = /"running"/
/** Matches the steps of the fixtures that start a browser, a context or a page. */
const BROWSER_FIXTURES = /"(?:browser|context|page)"/

/**
 * Adds up the durations of the steps that match, at any depth, in milliseconds. Does not count the steps within a
 * matching step again.
 */
const sumDurations = (steps: readonly TestStep[], matches: RegExp): number =>
  steps.reduce(
    (sum, step) =>
      sum +
      (step.category === 'fixture' && matches.test(step.title) ? step.duration : sumDurations(step.steps, matches)),
    0,
  )

/** A Playwright reporter that writes how long each phase of each spec took, for `npm test -- --timings`. */
export default class PlaywrightTimings implements Reporter {
  readonly #startedAt = performance.now()
  readonly #files = new Map<string, TestFileTiming>()

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = getProjectRelativePath(test.location.file)
    const project = test.parent.project()?.name ?? ''
    const key = `${project} ${file}`
    const known = this.#files.get(key) ?? {
      file,
      project,
      tests: 0,
      startMs: 0,
      transformMs: 0,
      collectMs: 0,
      sandboxMs: 0,
      testMs: 0,
      cpuMs: 0,
    }
    const sandboxMs = sumDurations(result.steps, SANDBOX_FIXTURE)
    const startMs = sumDurations(result.steps, BROWSER_FIXTURES)
    const cpuMs = Number(result.annotations.find(({ type }) => type === 'cpuMs')?.description ?? 0)
    this.#files.set(key, {
      ...known,
      tests: known.tests + 1,
      startMs: Math.round(known.startMs + startMs),
      sandboxMs: Math.round(known.sandboxMs + sandboxMs),
      testMs: Math.round(known.testMs + Math.max(0, result.duration - startMs)),
      cpuMs: Math.round(known.cpuMs + cpuMs),
    })
  }

  onEnd(): void {
    writeRunTiming('playwright', performance.now() - this.#startedAt, [...this.#files.values()])
  }
}
