import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTimingsDir } from '@lobby/test-kit/timings'
import {
  findChangedStoryFiles,
  mergeStoryReports,
  type PassedStoryFiles,
  type StoriesReport,
} from './mergeStoryReports.ts'
import { listStoryFiles } from './storyFiles.ts'

// Runs the stories that have changed since they last passed, and writes a report of all stories to
// `.reports/stories.test.json`.

const root = join(import.meta.dirname, '../../../..')
const reports = join(import.meta.dirname, '../../.reports')
const passedFile = join(reports, 'stories.passed.json')
const runFile = join(reports, 'stories.run.json')

const readJson = <T>(file: string, missing: T): T =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : missing

/** @returns Vitest's exit code. */
const runVitest = (filters: readonly string[]) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn('vitest', ['run', `--outputFile.json=${runFile}`, ...filters], { stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })

const files = listStoryFiles(root)
// Run all files when test times are measured (`npm test -- --timings`).
const passed = getTimingsDir() === undefined ? readJson<PassedStoryFiles>(passedFile, {}) : {}
const changed = findChangedStoryFiles(files, passed)
process.stdout.write(`${changed.length} of ${files.length} files of stories have changed since they passed.\n`)
mkdirSync(reports, { recursive: true })
rmSync(runFile, { force: true })
if (changed.length > 0)
  process.exitCode = await runVitest(changed.length === files.length ? [] : changed.map(({ file }) => join(root, file)))
const run = readJson<StoriesReport | null>(runFile, null)
if (changed.length === 0 || run !== null) {
  const merged = mergeStoryReports(root, files, passed, run)
  writeFileSync(join(reports, 'stories.test.json'), JSON.stringify(merged.report))
  writeFileSync(passedFile, JSON.stringify(merged.passed))
}
