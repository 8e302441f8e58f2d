import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testConfig } from './vitest.ts'

const root = mkdtempSync(join(tmpdir(), 'lobby-config-'))
afterAll(() => rmSync(root, { recursive: true }))

/** The names of the projects that a package with these test files gets. */
function projects(folder: string, ...files: string[]): unknown[] {
  mkdirSync(join(root, folder, 'src'), { recursive: true })
  for (const file of files) writeFileSync(join(root, folder, 'src', file), '')
  return (testConfig(join(root, folder)).test?.projects ?? []).map((project) =>
    typeof project === 'object' && 'test' in project ? project.test?.name : project,
  )
}

test('a package starts only what it has tests for', () => {
  expect(projects('none')).toEqual([])
  expect(projects('node', 'a.test.ts')).toEqual(['node'])
  expect(projects('browser', 'a.test.tsx')).toEqual(['browser'])
  expect(projects('both', 'a.test.ts', 'b.test.tsx')).toEqual(['node', 'browser'])
})
