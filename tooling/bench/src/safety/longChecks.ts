import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killProgramDuringWrites } from '@lobby/sandbox/kills'
import { formatNumberCell } from '@lobby/test-kit/table'
import type { Benchmark } from '../Benchmark.ts'
import { runProgramOfSitePackage } from './runProgramOfSitePackage.ts'

interface AxeResult {
  readonly merchant: string
  readonly language: string
  readonly views: number
  readonly violations: readonly string[]
  readonly missing: readonly string[]
}

/**
 * Runs the accessibility checker axe on every view in the list of screens, for each merchant and language. `count` is
 * the number of views for each merchant and language, spread evenly over the list.
 */
export const runAxeOnAllViews: Benchmark = async ({ count }) => {
  const args = count === undefined ? {} : { count: String(count) }
  const asked = await runProgramOfSitePackage<readonly AxeResult[]>('e2e/screens/axe.ts', args)
  const lines = asked.map(({ merchant, language, views, violations, missing }) => [
    `${merchant} ${language}`,
    ...[views, violations.length, missing.length].map((value) => formatNumberCell(value)),
  ])
  return {
    rows: [['axe in every state', 'views', 'violations', 'not reached'], ...lines],
    figures: { asked },
    failed: asked.some(({ violations, missing }) => violations.length + missing.length > 0),
  }
}

interface MonkeyResult {
  readonly steps: number
  readonly problems: readonly { readonly problem: string; readonly before: readonly string[] }[]
}

/**
 * Makes random steps in a merchant's site: taps, typing, going back, rotations, network failures, changes of language.
 * Fails if a page reports any error.
 */
export const runRandomStepsInSite: Benchmark = async ({ merchant, count = 10_000 }) => {
  const { steps, problems } = await runProgramOfSitePackage<MonkeyResult>('e2e/monkey/run.ts', {
    merchant,
    count: String(count),
  })
  for (const { problem, before } of problems) console.log([problem, ...before].join('\n  '))
  return {
    rows: [
      ['random steps of a monkey', merchant],
      ['steps', formatNumberCell(steps)],
      ['problems', formatNumberCell(problems.length)],
    ],
    figures: { steps, problems },
    failed: problems.length > 0,
  }
}

/** Kills processes of the sandbox while they write, and checks that each acknowledged write is stored. */
export const killSandboxDuringWrites: Benchmark = async ({ count = 1000 }) => {
  using dir = mkdtempDisposableSync(join(tmpdir(), 'lobby-kills-'))
  const payments = Math.floor(count / 3)
  const figures: Record<string, { kills: number; acknowledged: number; faults: readonly string[] }> = {}
  for (const [what, kills] of [['rounds', count - payments] as const, ['payments', payments] as const]) {
    const onKill = (kill: number) => kill % 50 === 0 && console.log(`${kill} of ${kills} kills among ${what} ...`)
    const { acknowledged, faults } = await killProgramDuringWrites({
      file: join(dir.path, `${what}.db`),
      what,
      kills,
      onKill,
    })
    figures[what] = { kills, acknowledged: acknowledged.length, faults }
  }
  const kinds = Object.entries(figures)
  for (const [, { faults }] of kinds) for (const fault of faults) console.log(fault)
  return {
    rows: [
      ['kill -9 in the middle of writes', 'kills', 'rows acknowledged', 'lost, or half written'],
      ...kinds.map(([what, { kills, acknowledged, faults }]) => [
        what,
        ...[kills, acknowledged, faults.length].map((value) => formatNumberCell(value)),
      ]),
    ],
    figures,
    failed: kinds.some(([, { faults }]) => faults.length > 0),
  }
}
