import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { getTimingsDir, type TestFileTiming, type TestRunTiming } from './fileTiming.ts'

const root = join(import.meta.dirname, '../../../..')

/** Returns the path of a file relative to the project's root. */
export const getProjectRelativePath = (path: string): string => relative(root, path)

/** Writes the measurements of this process to the folder for timings: one file per process. */
export function writeRunTiming(
  runner: TestRunTiming['runner'],
  wallMs: number,
  files: readonly TestFileTiming[],
): void {
  const dir = getTimingsDir()
  if (dir === undefined) return
  const { user, system } = process.cpuUsage()
  const run: TestRunTiming = {
    folder: getProjectRelativePath(process.cwd()) || 'workspace',
    runner,
    wallMs: Math.round(wallMs),
    mainCpuMs: Math.round((user + system) / 1000),
    files,
  }
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, `${run.folder.replaceAll('/', '+')}.${process.pid}.json`), JSON.stringify(run))
}
