import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { formatNumberCell } from '@lobby/test-kit/table'
import type { Benchmark } from '../Benchmark.ts'
import { listMutants, type Mutant } from './listMutants.ts'
import { isMutantDetected } from './isMutantDetected.ts'

const root = join(import.meta.dirname, '../../../..')
const platform = 'packages/platform'

/** The areas whose tests matter most. Each lists package folders, with a glob pattern of the modules to mutate. */
const areas: Readonly<Record<string, readonly (readonly [folder: string, modules: string])[]>> = {
  session: [[platform, 'src/session/*.ts']],
  'sign-in': [['packages/features/auth', 'src/{model,queries}/*.ts']],
  navigation: [[platform, 'src/{navigation,routes}/*.ts']],
  storage: [[platform, 'src/storage/*.ts']],
  money: [
    [platform, 'src/money/*.ts'],
    ['packages/features/wallet', 'src/model/*.ts'],
  ],
  validation: [[platform, 'src/validation/*.ts']],
}
/** Matches the files that are not mutated: tests, generated files, index files, and modules that only tests use. */
const notMutated = /\.test\.ts$|\.gen\.ts$|\/(index|hostile\w*|corrupt\w*)\.ts$/

/** The share of mutants that the tests have to detect (docs/safety.md). */
const MIN_DETECTED_SHARE = 0.9

interface Placed extends Mutant {
  readonly folder: string
  readonly file: string
  readonly code: string
}

const findMutants = ([folder, modules]: readonly [string, string]): Placed[] =>
  globSync(modules, { cwd: join(root, folder) })
    .filter((name) => !notMutated.test(name))
    .sort()
    .flatMap((name) => {
      const file = join(root, folder, name)
      const code = readFileSync(file, 'utf8')
      return listMutants(code, file).map((mutant) => ({ ...mutant, folder: join(root, folder), file, code }))
    })

const short = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 60)

/**
 * Measures how many mutants (modules with one change) the tests of the most important areas detect: a related test
 * should fail. `count` limits the mutants of each area. The selected mutants are spread evenly over the area and are
 * the same in each run. By default, tries all mutants.
 */
export const benchmarkMutantDetection: Benchmark = async ({ count = Number.POSITIVE_INFINITY }) => {
  const scores: { area: string; all: number; tried: number; survivors: string[] }[] = []
  for (const [area, parts] of Object.entries(areas)) {
    const all = parts.flatMap(findMutants)
    const tried = Math.min(count, all.length)
    const chosen = Array.from({ length: tried }, (_, index) => all[Math.floor((index * all.length) / tried)])
    // Tests that fail without any change would seem to detect every mutant.
    for (const { folder, file, code } of new Map(chosen.flatMap((each) => (each ? [[each.file, each]] : []))).values())
      if (await isMutantDetected(folder, file, code))
        throw new Error(`The tests of ${relative(root, file)} fail without any change. Fix them first.`)
    const survivors: string[] = []
    for (const mutant of chosen) {
      if (!mutant) continue
      const { folder, file, code, start, end, line, from, to } = mutant
      if (await isMutantDetected(folder, file, code.slice(0, start) + to + code.slice(end))) continue
      survivors.push(`${relative(root, file)}:${line} ${short(from)} > ${short(to)}`)
    }
    scores.push({ area, all: all.length, tried, survivors })
    console.log([`${area}: ${tried - survivors.length} of ${tried} detected`, ...survivors].join('\n  not detected: '))
  }
  const tried = scores.reduce((sum, score) => sum + score.tried, 0)
  const survivors = scores.reduce((sum, score) => sum + score.survivors.length, 0)
  return {
    rows: [
      ['mutants', 'in total', 'tried', 'detected'],
      ...scores.map((score) => [
        score.area,
        ...[score.all, score.tried, score.tried - score.survivors.length].map((value) => formatNumberCell(value)),
      ]),
    ],
    figures: { scores },
    failed: tried - survivors < MIN_DETECTED_SHARE * tried,
  }
}
