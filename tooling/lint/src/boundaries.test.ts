import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withTree, type Tree } from './testing/tree.ts'

const root = join(import.meta.dirname, '../../..')

/** A package in the fixture's tree: what it declares, and the one line of its source. */
function room(folder: string, tag: string | undefined, dependencies: readonly string[], source: string): Tree {
  const declared = Object.fromEntries(
    dependencies.map((name) => [name, name.startsWith('@fix/') ? 'workspace:*' : '1.0.0']),
  )
  return {
    [`${folder}/package.json`]: JSON.stringify({
      name: `@fix/${folder.split('/').at(-1)}`,
      version: '1.0.0',
      dependencies: declared,
    }),
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
  ...room(
    'packages/features/games',
    'feature',
    ['@fix/ui', '@fix/platform'],
    "export { ui } from '@fix/ui'\nexport { api } from '@fix/platform'",
  ),
  ...room('packages/features/member', 'feature', ['@fix/ui'], "export { ui } from '@fix/ui'"),
  ...room(
    'apps/mobile-web',
    'app',
    ['@fix/games', '@fix/member'],
    "export * from '@fix/games'\nexport * from '@fix/member'",
  ),
  ...room('apps/sandbox', 'sandbox', ['@fix/api'], "export { api } from '@fix/api'"),
  ...room(
    'apps/storybook',
    'app',
    ['@fix/mobile-web', '@fix/ui'],
    "export * from '@fix/mobile-web'\nexport { ui as own } from '@fix/ui'",
  ),
}

/** Each breaks one rule in a package of its own, so that one run of turbo reports them all. */
const broken: readonly (readonly [what: string, breaks: Tree, reported: string])[] = [
  [
    'a feature imports another',
    room('packages/features/one', 'feature', ['@fix/member'], "export { ui } from '@fix/member'"),
    notAllowed('member', 'one'),
  ],
  [
    'a feature declares another without importing it',
    room('packages/features/two', 'feature', ['@fix/member'], 'export const two = 2'),
    notAllowed('member', 'two'),
  ],
  [
    'an untagged package imports a feature',
    room('packages/three', undefined, ['@fix/member'], "export { ui } from '@fix/member'"),
    notAllowed('three', 'member'),
  ],
  [
    'ui imports api',
    room('packages/four', 'ui', ['@fix/api'], "export { api as ui } from '@fix/api'"),
    notAllowed('api', 'four'),
  ],
  [
    'platform imports ui',
    room('packages/five', 'platform', ['@fix/ui'], "export { ui } from '@fix/ui'"),
    notAllowed('ui', 'five'),
  ],
  [
    'api imports merchant',
    room('packages/six', 'api', ['@fix/merchant'], "export { merchant as api } from '@fix/merchant'"),
    notAllowed('merchant', 'six'),
  ],
  [
    'the sandbox imports a feature',
    room('apps/seven', 'sandbox', ['@fix/member'], "export { ui } from '@fix/member'"),
    notAllowed('member', 'seven'),
  ],
  [
    'an import is not declared',
    room('packages/features/eight', 'feature', [], "export { ui } from '@fix/ui'"),
    'cannot import package `@fix/ui` because it is not a dependency',
  ],
  [
    'a package of npm is not declared',
    room('packages/nine', 'ui', [], "export { useState as ui } from 'react'"),
    'cannot import package `react` because it is not a dependency',
  ],
  [
    'an import leaves its package',
    room('packages/features/ten', 'feature', [], "export { ui } from '../../../ui/src/index.ts'"),
    'is outside of `@fix/ten`',
  ],
]

/** The words of turbo about a package whose tags another one does not allow. */
function notAllowed(name: string, of: string): string {
  return `Package \`@fix/${name}\` found without any tag listed in allowlist for \`@fix/${of}\``
}

/** Leaves out where turbo breaks lines, which can be anywhere. */
const unwrapped = (text: string): string => text.replaceAll(/[\s|]+/g, '')

function boundaries(files: Tree): { status: number | null; text: string } {
  return withTree(files, (cwd) => {
    spawnSync('git', ['init', '-q'], { cwd })
    const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' }
    const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/turbo'), ['boundaries'], {
      cwd,
      env,
      encoding: 'utf8',
    })
    return { status, text: unwrapped(`${stdout}${stderr}`) }
  })
}

test('a house that keeps the rules is green', () => {
  expect(boundaries(house)).toMatchObject({ status: 0, text: expect.stringContaining(unwrapped('no issues found')) })
})

const report = boundaries(Object.assign({}, house, ...broken.map(([, breaks]) => breaks)) as Tree)

test.each(broken)('red: %s', (_what, _breaks, reported) => {
  expect(report.status).toBe(1)
  expect(report.text).toContain(unwrapped(reported))
})
