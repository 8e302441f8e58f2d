import { flagCodes } from '@lobby/merchant'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBuildTestSetup } from '../testing/createBuildTestSetup.ts'
import { runFlagsVerb } from '../verbs/flags.ts'
import { REFERENCE_FILE, runReferenceVerb } from '../verbs/reference.ts'
import { readRawMerchantSettings } from './readRawMerchantSettings.ts'
import { renderSettingsReference } from './renderSettingsReference.ts'

test('finds docs/reference.md up to date', () => {
  expect(readFileSync(REFERENCE_FILE, 'utf8'), 'run `npm run merchant -- reference`').toBe(renderSettingsReference())
})

test('writes a row for every flag and every key, with the merchants that use that flag or key', () => {
  const { merchantsDir, edit, ids } = createBuildTestSetup(2)
  const page = renderSettingsReference(readRawMerchantSettings(merchantsDir))
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
    renderSettingsReference(readRawMerchantSettings(merchantsDir))
      .split('\n')
      .find((line) => line.startsWith(`| \`${flag}\``))
  expect(rowOf('AGEPAG')).toMatch(/\| all \|$/)
  edit(ids[0], 'flags.jsonc', (text) => text.replace('"AGEPAG": true', '"AGEPAG": false'))
  expect(rowOf('AGEPAG')).toMatch(/\| made0002 \|$/)
  expect(rowOf('REGMOBVERF3')).toMatch(/\| USERNAMEREG3 \| off \| .* \| nobody \|$/)
})

test('lists the flags that no merchant has on, and the flags that all merchants have on', () => {
  const { merchantsDir, edit, ids } = createBuildTestSetup(2)
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
  const { merchantsDir } = createBuildTestSetup(1)
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

test('writes a page without merchants for everybody, and a page with the users of each key and flag', () => {
  const root = createTemporaryFolder()
  const { merchantsDir } = createBuildTestSetup(1)
  const lines: string[] = []
  expect(runReferenceVerb({ merchantsDir, root, print: (text) => lines.push(text) })).toBe(0)
  expect(lines).toEqual([
    'Wrote docs/reference.md: every key and flag',
    'Wrote .reports/reference.md: also the merchants that use each',
  ])
  const [shared, full] = ['docs/reference.md', '.reports/reference.md'].map((path) =>
    readFileSync(join(root, path), 'utf8'),
  )
  expect(shared).toContain('| flag | shows | needs | default | owner, since | why merchants differ |\n')
  expect(shared).toContain('| key | meaning | value | default |\n')
  expect(full).toContain('| why merchants differ | on for |\n')
  expect(full).toMatch(/^\| `code` \|.*\| all \|$/m)
})
