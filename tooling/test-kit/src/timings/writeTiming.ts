import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { getTimingsDir, type FileTiming, type RunTiming } from './fileTiming.ts'

const root = join(import.meta.dirname, '../../../..')

/** Returns the path of a file relative to the project's root. */
export const toProjectPath = (path: string): string => relative(root, path)

/** Writes the measurements of this process to the folder for timings: one file per process. */
export function writeTiming(runner: RunTiming['runner'], wallMs: number, files: readonly FileTiming[]): void {
  const dir = getTimingsDir()
  if (dir === undefined) return
  const { user, system } = process.cpuUsage()
  const run: RunTiming = {
    folder: toProjectPath(process.cwd()) || 'workspace',
    runner,
    wallMs: Math.round(wallMs),
    mainCpuMs: Math.round((user + system) / 1000),
    files,
  }
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, `${run.folder.replaceAll('/', '+')}.${process.pid}.json`), JSON.stringify(run))
}
