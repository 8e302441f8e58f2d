import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createPackageTestConfig } from './vitest.ts'

const root = mkdtempSync(join(tmpdir(), 'lobby-config-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Creates a package with these test files, and returns the names of its Vitest projects. */
function projects(folder: string, ...files: string[]): unknown[] {
  mkdirSync(join(root, folder, 'src'), { recursive: true })
  for (const file of files) writeFileSync(join(root, folder, 'src', file), '')
  return (createPackageTestConfig(join(root, folder)).test?.projects ?? []).map((project) =>
    typeof project === 'object' && 'test' in project ? project.test?.name : project,
  )
}

test('creates a Node project and a browser project only when a package has such tests', () => {
  expect(projects('none')).toEqual([])
  expect(projects('node', 'a.test.ts')).toEqual(['node'])
  expect(projects('browser', 'a.test.tsx')).toEqual(['browser'])
  expect(projects('both', 'a.test.ts', 'b.test.tsx')).toEqual(['node', 'browser'])
})
