import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWithTemporaryFiles, type TextsByFilePath } from './testing/runWithTemporaryFiles.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * Returns the files of a package in the test workspace: `package.json`, `src/index.ts`, and `turbo.json` if it has a
 * tag.
 */
function createPackage(
  folder: string,
  tag: string | undefined,
  dependencies: readonly string[],
  source: string,
): TextsByFilePath {
  const versions = Object.fromEntries(
    dependencies.map((name) => [name, name.startsWith('@fix/') ? 'workspace:*' : '1.0.0']),
  )
  return {
    [`${folder}/package.json`]: JSON.stringify({
      name: `@fix/${folder.split('/').at(-1)}`,
      version: '1.0.0',
      dependencies: versions,
    }),
    [`${folder}/src/index.ts`]: source,
    ...(tag === undefined ? {} : { [`${folder}/turbo.json`]: JSON.stringify({ extends: ['//'], tags: [tag] }) }),
  }
}

/** A small workspace that follows all import rules. */
const validWorkspace: TextsByFilePath = {
  'package.json': JSON.stringify({ name: 'workspace', private: true, packageManager: 'pnpm@12.4.2' }),
  'pnpm-workspace.yaml': 'packages: [apps/*, packages/*, packages/features/*]\n',
  'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
  'turbo.json': readFileSync(join(root, 'turbo.json'), 'utf8'),
  ...createPackage('packages/api', 'api', [], 'export const api = 1'),
  ...createPackage('packages/ui', 'ui', [], 'export const ui = 1'),
  ...createPackage('packages/i18n', 'i18n', [], 'export const i18n = 1'),
  ...createPackage('packages/merchant', 'merchant', [], 'export const merchant = 1'),
  ...createPackage('packages/platform', 'platform', ['@fix/api'], "export { api } from '@fix/api'"),
  ...createPackage(
    'packages/features/games',
    'feature',
    ['@fix/ui', '@fix/platform'],
    "export { ui } from '@fix/ui'\nexport { api } from '@fix/platform'",
  ),
  ...createPackage('packages/features/member', 'feature', ['@fix/ui'], "export { ui } from '@fix/ui'"),
  ...createPackage(
    'apps/mobile-web',
    'app',
    ['@fix/games', '@fix/member'],
    "export * from '@fix/games'\nexport * from '@fix/member'",
  ),
  ...createPackage('apps/sandbox', 'sandbox', ['@fix/api'], "export { api } from '@fix/api'"),
  ...createPackage(
    'apps/storybook',
    'app',
    ['@fix/mobile-web', '@fix/ui'],
    "export * from '@fix/mobile-web'\nexport { ui as own } from '@fix/ui'",
  ),
}

/**
 * Each row has the files of a package that breaks one import rule. One workspace contains all these packages, so that
 * one run of turbo reports all violations.
 */
const violations: readonly (readonly [title: string, files: TextsByFilePath, message: string])[] = [
  [
    'a feature imports another feature',
    createPackage('packages/features/one', 'feature', ['@fix/member'], "export { ui } from '@fix/member'"),
    notAllowed('member', 'one'),
  ],
  [
    'a feature declares another feature without importing it',
    createPackage('packages/features/two', 'feature', ['@fix/member'], 'export const two = 2'),
    notAllowed('member', 'two'),
  ],
  [
    'an untagged package imports a feature',
    createPackage('packages/three', undefined, ['@fix/member'], "export { ui } from '@fix/member'"),
    notAllowed('three', 'member'),
  ],
  [
    'the package ui imports the package api',
    createPackage('packages/four', 'ui', ['@fix/api'], "export { api as ui } from '@fix/api'"),
    notAllowed('api', 'four'),
  ],
  [
    'the package platform imports the package ui',
    createPackage('packages/five', 'platform', ['@fix/ui'], "export { ui } from '@fix/ui'"),
    notAllowed('ui', 'five'),
  ],
  [
    'the package api imports the package merchant',
    createPackage('packages/six', 'api', ['@fix/merchant'], "export { merchant as api } from '@fix/merchant'"),
    notAllowed('merchant', 'six'),
  ],
  [
    'the sandbox imports a feature',
    createPackage('apps/seven', 'sandbox', ['@fix/member'], "export { ui } from '@fix/member'"),
    notAllowed('member', 'seven'),
  ],
  [
    'a package imports a workspace package that it does not declare',
    createPackage('packages/features/eight', 'feature', [], "export { ui } from '@fix/ui'"),
    'cannot import package `@fix/ui` because it is not a dependency',
  ],
  [
    'a package imports an npm package that it does not declare',
    createPackage('packages/nine', 'ui', [], "export { useState as ui } from 'react'"),
    'cannot import package `react` because it is not a dependency',
  ],
  [
    'a relative import leaves its package',
    createPackage('packages/features/ten', 'feature', [], "export { ui } from '../../../ui/src/index.ts'"),
    'is outside of `@fix/ten`',
  ],
]

/** Returns the message of turbo when the package `name` has no tag that the package `of` allows. */
function notAllowed(name: string, of: string): string {
  return `Package \`@fix/${name}\` found without any tag listed in allowlist for \`@fix/${of}\``
}

/** Removes white space and vertical bars, because turbo draws a frame around messages and can break a line anywhere. */
const unwrap = (text: string): string => text.replaceAll(/[\s|]+/g, '')

function checkBoundaries(files: TextsByFilePath): { status: number | null; text: string } {
  return runWithTemporaryFiles(files, (cwd) => {
    spawnSync('git', ['init', '-q'], { cwd })
    const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' }
    const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/turbo'), ['boundaries'], {
      cwd,
      env,
      encoding: 'utf8',
    })
    return { status, text: unwrap(`${stdout}${stderr}`) }
  })
}

test('accepts a workspace that follows all import rules', () => {
  expect(checkBoundaries(validWorkspace)).toMatchObject({
    status: 0,
    text: expect.stringContaining(unwrap('no issues found')),
  })
})

const report = checkBoundaries(
  Object.assign({}, validWorkspace, ...violations.map(([, files]) => files)) as TextsByFilePath,
)

test.each(violations)('reports a violation of an import rule when %s', (_title, _files, message) => {
  expect(report.status).toBe(1)
  expect(report.text).toContain(unwrap(message))
})
