// Draws docs/pictures/scale.svg and the table of docs/scale.md anew, of the last `npm run bench -- stamp` in .reports/bench.jsonl.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scaleSvg } from './scaleSvg.ts'
import { scaleTable, type StampRuns } from './scaleTable.ts'

const root = join(import.meta.dirname, '../../../..')
const page = join(root, 'docs/scale.md')

try {
  const runs = lastRuns(join(root, '.reports/bench.jsonl'))
  const text = readFileSync(page, 'utf8')
  const place = /(<!-- measured -->\n)[^]*(<!-- end -->)/
  if (!place.test(text)) throw new Error('docs/scale.md has no place between "<!-- measured -->" and "<!-- end -->".')
  const drawn = text.replace(place, (_, before: string, after: string) => `${before}${scaleTable(runs)}\n${after}`)
  writeFileSync(page, drawn)
  writeFileSync(join(root, 'docs/pictures/scale.svg'), scaleSvg(runs))
  console.log(`Drawn: docs/scale.md and docs/pictures/scale.svg, of ${runs.runs} run(s) of ${runs.date.slice(0, 10)}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

/** The newest line of the stamp's benchmark. @throws a sentence where there is none */
function lastRuns(file: string): StampRuns {
  const none = 'There is nothing to draw yet. Run: npm run bench -- stamp'
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error(none)
  }
  const lines = text.split('\n').filter((line) => line.includes('"benchmark":"stamp"') && line.includes('"stamp 1000"'))
  const last = lines.at(-1)
  if (last === undefined) throw new Error(none)
  return JSON.parse(last) as StampRuns
}
