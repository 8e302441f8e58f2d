import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withTree, type Tree } from './testing/tree.ts'

const root = join(import.meta.dirname, '../../..')

const box = (dependencies: Record<string, string> = {}) =>
  JSON.stringify({ name: '@fix/box', type: 'module', exports: { '.': './src/index.ts' }, dependencies })

/** A package in which everything is used. */
const alive: Tree = {
  'package.json': JSON.stringify({ name: 'house', private: true, type: 'module' }),
  'pnpm-workspace.yaml': 'packages: [packages/*]\n',
  'knip.jsonc': readFileSync(join(root, 'knip.jsonc'), 'utf8'),
  'packages/box/package.json': box(),
  'packages/box/src/index.ts': "export { one } from './one.ts'",
  'packages/box/src/one.ts': 'export const one = 1',
}

function knip(files: Tree): { status: number | null; said: string } {
  return withTree(files, (cwd) => {
    const { status, stdout, stderr } = spawnSync(
      join(root, 'node_modules/.bin/knip'),
      ['--no-progress', '--no-config-hints'],
      { cwd, encoding: 'utf8' },
    )
    return { status, said: `${stdout}${stderr}` }
  })
}

test('a package in which everything is used is green', () => {
  expect(knip(alive)).toEqual({ status: 0, said: '' })
})

const report = knip({
  ...alive,
  'packages/box/package.json': box({ react: '1.0.0' }),
  'packages/box/src/one.ts': 'export const one = 1\nexport const two = 2',
  'packages/box/src/three.ts': 'export const three = 3',
})

test.each([
  ['a file that nothing imports', /Unused files[\s\S]*three\.ts/],
  ['an export that nothing imports', /Unused exports[\s\S]*two/],
  ['a dependency that nothing imports', /Unused dependencies[\s\S]*react/],
])('red: %s', (_title, finding) => {
  expect(report).toMatchObject({ status: 1, said: expect.stringMatching(finding) })
})
