import type { Reporter, TestModule } from 'vitest/node'
import { getProjectRelativePath, writeRunTiming } from './writeRunTiming.ts'

/**
 * Fields that Vitest keeps internally, outside of `diagnostic()`: how long a test file waited for Vite, in
 * milliseconds.
 */
interface Waits {
  readonly setupFetchDuration?: number
  readonly collectFetchDuration?: number
}

/** Creates a Vitest reporter that writes how long each phase of each test file took, for `npm test -- --timings`. */
export function createVitestTimings(): Reporter {
  const started = performance.now()
  return { onTestRunEnd: (modules) => writeRunTiming('vitest', performance.now() - started, modules.map(timingOf)) }
}

function timingOf(module: TestModule) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  const { setupFetchDuration = 0, collectFetchDuration = 0 } = (module as unknown as { readonly task: Waits }).task
  return {
    file: getProjectRelativePath(module.moduleId),
    project: module.project.name,
    tests: [...module.children.allTests()].length,
    startMs: Math.round(environmentSetupDuration + prepareDuration),
    transformMs: Math.round(setupFetchDuration + collectFetchDuration),
    collectMs: Math.round(setupDuration + collectDuration - setupFetchDuration - collectFetchDuration),
    sandboxMs: 0,
    testMs: Math.round(duration),
    cpuMs: Math.round((module.meta() as { readonly cpuMs?: number }).cpuMs ?? 0),
  }
}
