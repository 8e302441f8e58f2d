import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWithTemporaryFiles, type TextsByFilePath } from './testing/runWithTemporaryFiles.ts'

const root = join(import.meta.dirname, '../../..')

const createManifest = (dependencies: Record<string, string> = {}) =>
  JSON.stringify({ name: '@fix/box', type: 'module', exports: { '.': './src/index.ts' }, dependencies })

/** A workspace with one package in which everything is used. */
const fullyUsed: TextsByFilePath = {
  'package.json': JSON.stringify({ name: 'workspace', private: true, type: 'module' }),
  'pnpm-workspace.yaml': 'packages: [packages/*]\n',
  'knip.jsonc': readFileSync(join(root, 'knip.jsonc'), 'utf8'),
  'packages/box/package.json': createManifest(),
  'packages/box/src/index.ts': "export { one } from './one.ts'",
  'packages/box/src/one.ts': 'export const one = 1',
}

function runKnip(files: TextsByFilePath): { status: number | null; output: string } {
  return runWithTemporaryFiles(files, (cwd) => {
    const { status, stdout, stderr } = spawnSync(
      join(root, 'node_modules/.bin/knip'),
      ['--no-progress', '--no-config-hints'],
      { cwd, encoding: 'utf8' },
    )
    return { status, output: `${stdout}${stderr}` }
  })
}

test('accepts a package whose files, exports and dependencies are all used', () => {
  expect(runKnip(fullyUsed)).toEqual({ status: 0, output: '' })
})

const report = runKnip({
  ...fullyUsed,
  'packages/box/package.json': createManifest({ react: '1.0.0' }),
  'packages/box/src/one.ts': 'export const one = 1\nexport const two = 2',
  'packages/box/src/three.ts': 'export const three = 3',
})

test.each([
  ['a file that nothing imports', /Unused files[\s\S]*three\.ts/],
  ['an export that nothing imports', /Unused exports[\s\S]*two/],
  ['a dependency that nothing imports', /Unused dependencies[\s\S]*react/],
])('reports %s as dead code', (_title, finding) => {
  expect(report).toMatchObject({ status: 1, output: expect.stringMatching(finding) })
})
