import { flagCodes } from '@lobby/merchant'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEFAULT_PATHS } from '../places.ts'
import { createBuildSandbox } from '../testing/buildSandbox.ts'
import { runFlagsVerb } from '../verbs/flags.ts'
import { referenceFile, refreshReference } from '../verbs/reference.ts'
import { renderReference } from './renderReference.ts'

test('finds docs/reference.md up to date', () => {
  expect(readFileSync(referenceFile, 'utf8'), 'run `npm run merchant -- reference`').toBe(
    renderReference(DEFAULT_PATHS.merchants),
  )
})

test('writes a row for every flag and every key, with the merchants that use that flag or key', () => {
  const { merchantsDir, edit, ids } = createBuildSandbox(2)
  const page = renderReference(merchantsDir)
  for (const name of flagCodes) expect(page.match(new RegExp(`^\\| \`${name}\` \\|`, 'gm'))).toHaveLength(1)
  for (const key of [
    'code',
    'languages.offered',
    'licence.text',
    'colours.gradient',
    'fonts.display.file',
    'layout.lead',
    'images.fallback',
  ])
    expect(page).toContain(`\n| \`${key}\` |`)
  const rowOf = (flag: string) =>
    renderReference(merchantsDir)
      .split('\n')
      .find((line) => line.startsWith(`| \`${flag}\``))
  expect(rowOf('AGEPAG')).toMatch(/\| all \|$/)
  edit(ids[0], 'flags.jsonc', (text) => text.replace('"AGEPAG": true', '"AGEPAG": false'))
  expect(rowOf('AGEPAG')).toMatch(/\| made0002 \|$/)
  expect(rowOf('REGMOBVERF3')).toMatch(/\| USERNAMEREG3 \| off \| .* \| nobody \|$/)
})

test('lists the flags that no merchant has on, and the flags that all merchants have on', () => {
  const { merchantsDir, edit, ids } = createBuildSandbox(2)
  const report = () => {
    const lines: string[] = []
    runFlagsVerb(['--json'], { merchantsDir, print: (text) => lines.push(text) })
    return JSON.parse(lines.join('')) as {
      never: string[]
      always: string[]
      flags: { flag: string; owner: string; on: string[] }[]
    }
  }
  expect(report().never).toEqual(['REGMOBVERF3', 'DIRECTREG3'])
  expect(report().always).toHaveLength(flagCodes.length - 2)
  edit(ids[0], 'flags.jsonc', (text) => text.replace('"AGEPAG": true', '"AGEPAG": false'))
  edit(ids[1], 'flags.jsonc', (text) => text.replace('{', '{ "DIRECTREG3": true,'))
  expect(report().never).toEqual(['REGMOBVERF3'])
  expect(report().always).not.toContain('AGEPAG')
  expect(report().flags.find(({ flag }) => flag === 'AGEPAG')).toMatchObject({ owner: 'agent', on: [ids[1]] })
})

test('prints aligned column headings above the flags', () => {
  const { merchantsDir } = createBuildSandbox(1)
  const lines: string[] = []
  runFlagsVerb([], { merchantsDir, print: (text) => lines.push(text) })
  const [head = '', first = ''] = lines
  expect(head.split(/ +/)).toEqual(['flag', 'owner', 'since', 'used'])
  for (const [word, below] of [
    ['owner', 'auth'],
    ['since', '2026'],
    ['used', 'on for'],
  ] as const)
    expect(head.indexOf(word)).toBe(first.indexOf(below))
})

test('reports an updated reference only when the file changed', () => {
  const file = join(createTemporaryFolder(), 'reference.md')
  expect(refreshReference(DEFAULT_PATHS.merchants, file)).toEqual(['Wrote docs/reference.md, which lists every folder'])
  expect(refreshReference(DEFAULT_PATHS.merchants, file)).toEqual([])
  writeFileSync(file, 'old')
  expect(refreshReference(DEFAULT_PATHS.merchants, file)).toHaveLength(1)
  // The reference lists only the product's own merchant folders, so a merchant in another folder does not change the
  // reference.
  rmSync(file)
  expect(refreshReference(createBuildSandbox(1).merchantsDir, file)).toEqual([])
})
