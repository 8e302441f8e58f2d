import { appendFileSync, mkdirSync } from 'node:fs'
import { arch, cpus, platform } from 'node:os'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../.reports')

/** Adds a line of JSON to `.reports/bench.jsonl` of the project's root. @returns the file */
export function keep(benchmark: string, figures: object): string {
  const file = join(folder, 'bench.jsonl')
  mkdirSync(folder, { recursive: true })
  const machine = { node: process.version, platform: `${platform()} ${arch()}`, processors: cpus().length }
  appendFileSync(file, `${JSON.stringify({ benchmark, date: new Date().toISOString(), ...machine, ...figures })}\n`)
  return file
}
