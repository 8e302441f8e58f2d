import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withTree, type Tree } from './testing/tree.ts'

const root = join(import.meta.dirname, '../../..')

/** A package in the fixture's tree: what it declares, and the one line of its source. */
function room(folder: string, tag: string | undefined, dependencies: readonly string[], source: string): Tree {
  const declared = Object.fromEntries(dependencies.map((name) => [name, name.startsWith('@fix/') ? 'workspace:*' : '1.0.0']))
  return {
    [`${folder}/package.json`]: JSON.stringify({ name: `@fix/${folder.split('/').at(-1)}`, version: '1.0.0', dependencies: declared }),
    [`${folder}/src/index.ts`]: source,
    ...(tag === undefined ? {} : { [`${folder}/turbo.json`]: JSON.stringify({ extends: ['//'], tags: [tag] }) }),
  }
}

/** A small house that keeps the rules. */
const house: Tree = {
  'package.json': JSON.stringify({ name: 'house', private: true, packageManager: 'pnpm@12.4.2' }),
  'pnpm-workspace.yaml': 'packages: [apps/*, packages/*, packages/features/*]\n',
  'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
  'turbo.json': readFileSync(join(root, 'turbo.json'), 'utf8'),
  ...room('packages/api', 'api', [], 'export const api = 1'),
  ...room('packages/ui', 'ui', [], 'export const ui = 1'),
  ...room('packages/i18n', 'i18n', [], 'export const i18n = 1'),
  ...room('packages/merchant', 'merchant', [], 'export const merchant = 1'),
  ...room('packages/platform', 'platform', ['@fix/api'], "export { api } from '@fix/api'"),
  ...room('packages/features/games', 'feature', ['@fix/ui', '@fix/platform'], "export { ui } from '@fix/ui'\nexport { api } from '@fix/platform'"),
  ...room('packages/features/member', 'feature', ['@fix/ui'], "export { ui } from '@fix/ui'"),
  ...room('apps/mobile-web', 'app', ['@fix/games', '@fix/member'], "export * from '@fix/games'\nexport * from '@fix/member'"),
  ...room('apps/sandbox', 'sandbox', ['@fix/api'], "export { api } from '@fix/api'"),
  ...room('apps/storybook', 'app', ['@fix/mobile-web', '@fix/ui'], "export * from '@fix/mobile-web'\nexport { ui as own } from '@fix/ui'"),
}

const broken: Readonly<Record<string, Tree>> = {
  'a feature imports another': room('packages/features/games', 'feature', ['@fix/member'], "export { ui } from '@fix/member'"),
  'a feature declares another without importing it': room('packages/features/games', 'feature', ['@fix/member'], 'export const games = 1'),
  'an untagged package imports a feature': room('packages/other', undefined, ['@fix/member'], "export { ui } from '@fix/member'"),
  'ui imports api': room('packages/ui', 'ui', ['@fix/api'], "export { api as ui } from '@fix/api'"),
  'platform imports ui': room('packages/platform', 'platform', ['@fix/api', '@fix/ui'], "export { api } from '@fix/api'\nexport { ui } from '@fix/ui'"),
  'api imports merchant': room('packages/api', 'api', ['@fix/merchant'], "export { merchant as api } from '@fix/merchant'"),
  'the sandbox imports a feature': room('apps/sandbox', 'sandbox', ['@fix/games'], "export { ui } from '@fix/games'"),
  'an import is not declared': room('packages/features/games', 'feature', [], "export { ui } from '@fix/ui'"),
  'a package of npm is not declared': room('packages/ui', 'ui', [], "export { useState as ui } from 'react'"),
  'an import leaves its package': room('packages/features/member', 'feature', [], "export { ui } from '../../../ui/src/index.ts'"),
}

function boundaries(files: Tree): { status: number | null; text: string } {
  return withTree(files, (cwd) => {
    spawnSync('git', ['init', '-q'], { cwd })
    const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' }
    const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/turbo'), ['boundaries'], { cwd, env, encoding: 'utf8' })
    return { status, text: `${stdout}${stderr}` }
  })
}

test('a house that keeps the rules is green', () => {
  expect(boundaries(house)).toMatchObject({ status: 0, text: expect.stringContaining('no issues found') })
})

test.each(Object.entries(broken))('red: %s', (_title, change) => {
  expect(boundaries({ ...house, ...change })).toMatchObject({ status: 1, text: expect.stringMatching(/[1-9]\d* issues? found/) })
})
