import { getSettingsFileJsonSchema, getValueAtKeyPath } from '@lobby/merchant/reader'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildSites } from './buildSites.ts'
import { listSchemaKeys } from './reference/readRawMerchantSettings.ts'
import { createCompileFixture } from './testing/createCompileFixture.ts'
import { getCanaryText, writeCanaryMerchant, listTextsInValue, type CanaryMerchant } from './testing/canaryMerchants.ts'
import { hashFilesOfFolder, readFolderAsText } from './testing/readFilesOfFolder.ts'

const brands = { anta: '#e2b65d', boto: '#7fd6c3', coral: '#f2a65b', dodo: '#8fc7fe' } as const
const ids = Object.keys(brands)

/**
 * Creates merchant folders whose values contain a canary (a text that no other merchant may have), and a small compile.
 */
function fleet() {
  const root = createTemporaryFolder()
  const merchantsDir = join(root, 'merchants')
  const planted = Object.entries(brands).map(([id, brand]) => writeCanaryMerchant(merchantsDir, id, brand))
  const compileDir = createCompileFixture(join(root, 'compile'))
  const build = (out: string, only?: readonly string[]) =>
    buildSites({ merchantsDir, compileDir, outDir: join(root, out), ...(only !== undefined && { only }) })
  return { merchantsDir, planted, build, site: (id: string, out = 'sites') => join(root, out, id) }
}

/** Returns the marker texts (canaries) that a text contains, by the id of their merchant. */
function foundIn(text: string, planted: readonly CanaryMerchant[]): Map<string, Set<string>> {
  const owners = new Map(planted.flatMap(({ id, needles }) => needles.map((needle) => [needle, id] as const)))
  // Sorts the longest marker texts first, so that a long marker text is found even if it contains a shorter one.
  const sorted = [...owners.keys()].sort((one, other) => other.length - one.length)
  const any = new RegExp(sorted.map((needle) => needle.replaceAll(/[^a-z0-9]/g, String.raw`\$&`)).join('|'), 'g')
  const found = new Map<string, Set<string>>()
  for (const [needle] of text.toLowerCase().matchAll(any)) {
    const owner = owners.get(needle) ?? ''
    found.set(owner, (found.get(owner) ?? new Set()).add(needle))
  }
  return found
}

// This test must be the first of the file and must not be retried. Otherwise a stamp that wrongly stores state between
// sites would already have state when the test begins.
test(
  'builds the same bytes of a site whichever sites the process built before',
  { tags: ['M1'], retry: 0 },
  async () => {
    const { build, site } = fleet()
    await build('sites')
    await [...ids].reverse().reduce(async (before, id) => {
      await before
      await build('one by one', [id])
    }, Promise.resolve())
    await build('odd first', ['coral', 'anta'])
    await build('odd first')
    await build('again')
    for (const id of ids) {
      const bytes = hashFilesOfFolder(site(id))
      expect(bytes.size).toBeGreaterThan(20)
      for (const out of ['one by one', 'odd first', 'again'])
        expect(hashFilesOfFolder(site(id, out)), `${id}, ${out}`).toEqual(bytes)
    }
  },
)

test('writes no value, text or asset of a merchant into the site of another one', { tags: ['M1'] }, async () => {
  const { planted, build, site } = fleet()
  expect(await build('sites')).toMatchObject({ stamped: ids, refused: [], problems: [], faults: [] })
  for (const { id, needles } of planted) {
    const text = readFolderAsText(site(id))
    const found = foundIn(text, planted)
    expect([...found.keys()], id).toEqual([id])
    expect([...(found.get(id) ?? [])].sort(), 'its own site has all of them').toEqual([...needles].sort())
    expect(text).not.toMatch(/(?:remark|note)-czq/)
  }
})

test(
  'control: finds a picture, a font and a text of one merchant when they were copied to another merchant',
  { tags: ['M1-control'] },
  async () => {
    const { planted, build, site, merchantsDir } = fleet()
    for (const path of ['assets/hero.webp', 'messages/PT.json'])
      cpSync(join(merchantsDir, 'anta', path), join(merchantsDir, 'boto', path))
    cpSync(
      join(merchantsDir, 'anta/assets/fonts', `${getCanaryText('anta')}.woff2`),
      join(merchantsDir, 'boto/assets/fonts', `${getCanaryText('boto')}.woff2`),
    )
    await build('sites', ['boto'])
    const found = foundIn(readFolderAsText(site('boto')), planted)
    expect([...(found.get('anta') ?? [])].sort()).toEqual([
      'asset-assetsfontsczqantawoff2-czqanta',
      'asset-assetsherowebp-czqanta',
      'word-pt-czqanta',
    ])
  },
)

test('finds the merchant’s marker text in every setting of the test folder that accepts free text', () => {
  const { planted } = fleet()
  const [{ files, id }] = planted as [CanaryMerchant]
  const fixedChoices =
    /^merchant\.(?:languages|countries|timeZone|currency|market|resetCode)|^theme\.(?:mode|colours|radius|layout)|\.(?:weight|fallback)$/
  const texts = listTextsInValue(files)
  for (const { path, text } of texts.filter(
    (one) => !fixedChoices.test(one.path) || one.path === 'cdn.images.fallback',
  ))
    expect(text, path).toContain(getCanaryText(id))
  const optional = new Set(['theme.colours.accent', 'theme.colours.gradient', 'theme.colours.text', 'theme.fonts.text'])
  for (const name of ['merchant', 'theme', 'cdn'] as const) {
    const keys = listSchemaKeys(getSettingsFileJsonSchema(name))
      .map(({ path }) => path)
      .filter((path) => ![...optional].some((key) => `${name}.${path.join('.')}`.startsWith(key)))
    for (const path of keys) expect(getValueAtKeyPath(files[name], path), `${name}.${path.join('.')}`).toBeDefined()
  }
})
