import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { keep } from '../report/keep.ts'
import { figure, table } from '../report/table.ts'
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
}

/** So many of them, in equal distances: the same ones each time. */
const spread = <T>(all: readonly T[], count: number): readonly T[] =>
  count >= all.length ? all : Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] as T)

/**
 * How much of what matters most is held by tests: each area's modules are changed, one change at a time, and the tests that have to do with them
 * should be red.
 * @param count changes of an area, spread over it; all unless given
 * @throws when the tests are red without any change
 */
export async function benchMutation({ count = Number.POSITIVE_INFINITY }: { readonly count?: number }): Promise<void> {
  const scores: Scored[] = []
  for (const area of areas) {
    const score = await scoreOf(area, count)
    scores.push(score)
    console.log(`${area.name}: ${score.noticed} of ${score.mutants} noticed${score.survivors.map((survivor) => `\n  ${survivor}`).join('')}`)
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
}

async function scoreOf({ name, parts }: Area, count: number): Promise<Scored> {
  const all = parts.map((part) => ({
    folder: join(root, part.folder),
    mutants: modulesOf(part).flatMap((file) => mutantsOf(readFileSync(file, 'utf8'), file).map((mutant): Placed => ({ ...mutant, file }))),
  }))
  const total = all.reduce((sum, { mutants }) => sum + mutants.length, 0)
  const survivors: string[] = []
  let tried = 0
  for (const { folder, mutants } of all) {
    const runner = await openRunner(folder)
    try {
      const sound = new Set<string>()
      for (const mutant of spread(mutants, Math.ceil((count * mutants.length) / total))) {
        const code = readFileSync(mutant.file, 'utf8')
        if (!sound.has(mutant.file) && (await runner.notices(mutant.file, code))) throw new Error(`${told(mutant.file)}: its tests are red without any change. Run them, and mend them first.`)
        sound.add(mutant.file)
        tried++
        if (!(await runner.notices(mutant.file, code.slice(0, mutant.start) + mutant.to + code.slice(mutant.end)))) survivors.push(placeOf(mutant))
      }
    } finally {
      await runner.close()
    }
  }
  return { area: name, mutants: tried, all: total, noticed: tried - survivors.length, survivors }
}

const told = (file: string) => relative(root, file)
const short = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 60)
const placeOf = ({ file, line, from, to }: Placed) => `${told(file)}:${line} ${short(from)} > ${short(to)}`
