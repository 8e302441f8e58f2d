import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { figure, table } from '@lobby/test-kit/table'
import { keep } from '../report/keep.ts'
import { areas, modulesOf, root, type Area } from './areas.ts'
import { mutantsOf, type Mutant } from './mutantsOf.ts'
import { openRunner } from './openRunner.ts'

interface Placed extends Mutant {
  readonly file: string
}

interface Scored {
  readonly area: string
  readonly mutants: number
  /** Of all that there are, as the area may have been sampled. */
  readonly all: number
  readonly noticed: number
  /** Those that no test noticed, each with its place. */
  readonly survivors: readonly string[]
  /** Modules whose tests were red without any change: nothing is told of them. */
  readonly unsound: readonly string[]
}

/** The share of changes that the tests have to notice (docs/safety.md). */
const LEAST_NOTICED = 0.9

/** So many of them, in equal distances: the same ones each time. */
const spread = <T>(all: readonly T[], count: number): readonly T[] =>
  count >= all.length
    ? all
    : Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] as T)

/**
 * How much of what matters most is held by tests: each area's modules are changed, one change at a time, and the tests that have to do with them
 * should be red.
 * @param count changes of an area, spread over it; all unless given
 */
export async function benchMutation({ count = Number.POSITIVE_INFINITY }: { readonly count?: number }): Promise<void> {
  const scores: Scored[] = []
  for (const area of areas) {
    const score = await scoreOf(area, count)
    scores.push(score)
    const lines = [
      ...score.survivors.map((survivor) => `not noticed: ${survivor}`),
      ...score.unsound.map((file) => `red without any change: the tests of ${file}`),
    ]
    console.log([`${area.name}: ${score.noticed} of ${score.mutants} noticed`, ...lines].join('\n  '))
  }
  const rows = scores.map(({ area, mutants, all, noticed }) => [
    area,
    figure(all),
    figure(mutants),
    figure(noticed),
    `${figure((100 * noticed) / Math.max(1, mutants), 1)} %`,
  ])
  console.log(`\n${table([['mutants', 'there are', 'tried', 'noticed', 'score'], ...rows])}`)
  console.log(`\nKept: ${keep('mutation', { scores })}`)
  const total = (of: (score: Scored) => number) => scores.reduce((sum, score) => sum + of(score), 0)
  if (
    total(({ noticed }) => noticed) < LEAST_NOTICED * total(({ mutants }) => mutants) ||
    scores.some(({ unsound }) => unsound.length > 0)
  )
    process.exitCode = 1
}

async function scoreOf({ name, parts }: Area, count: number): Promise<Scored> {
  const all = parts.map((part) => ({
    folder: join(root, part.folder),
    mutants: modulesOf(part).flatMap((file) =>
      mutantsOf(readFileSync(file, 'utf8'), file).map((mutant): Placed => ({ ...mutant, file })),
    ),
  }))
  const total = all.reduce((sum, { mutants }) => sum + mutants.length, 0)
  const survivors: string[] = []
  const unsound = new Set<string>()
  let tried = 0
  for (const { folder, mutants } of all) {
    const runner = openRunner(folder)
    const sound = new Map<string, boolean>()
    for (const { file, start, end, to, ...mutant } of spread(mutants, Math.ceil((count * mutants.length) / total))) {
      const code = readFileSync(file, 'utf8')
      const group = await runner.noticedBy(file, code.slice(0, start) + to + code.slice(end))
      // Tests that are red without any change notice nothing.
      const key = `${group} ${file}`
      if (group !== null && !sound.has(key)) sound.set(key, (await runner.noticedBy(file, code, [group])) === null)
      if (group !== null && sound.get(key) === false) {
        unsound.add(told(file))
        continue
      }
      tried++
      if (group === null) survivors.push(placeOf({ file, start, end, to, ...mutant }))
    }
  }
  return { area: name, mutants: tried, all: total, noticed: tried - survivors.length, survivors, unsound: [...unsound] }
}

const told = (file: string) => relative(root, file)
const short = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 60)
const placeOf = ({ file, line, from, to }: Placed) => `${told(file)}:${line} ${short(from)} > ${short(to)}`
