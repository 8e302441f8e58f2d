import { jsonSchemaOf, valueAt } from '@lobby/merchant/reader'
import { temporary } from '@lobby/test-kit/temporary'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildSites } from './buildSites.ts'
import { keysOf } from './reference/rawFolders.ts'
import { makeCompile } from './testing/makeCompile.ts'
import { canaryOf, plant, textsOf, type Planted } from './testing/planted.ts'
import { hashTree, textOfTree } from './testing/readTree.ts'

const brands = { anta: '#e2b65d', boto: '#7fd6c3', coral: '#f2a65b', dodo: '#8fc7fe' } as const
const ids = Object.keys(brands)

/** Folders that are planted, and a small finished compile. */
function fleet() {
  const root = temporary()
  const merchantsDir = join(root, 'merchants')
  const planted = Object.entries(brands).map(([id, brand]) => plant(merchantsDir, id, brand))
  const compileDir = makeCompile(join(root, 'compile'))
  const build = (out: string, only?: readonly string[]) =>
    buildSites({ merchantsDir, compileDir, outDir: join(root, out), ...(only !== undefined && { only }) })
  return { merchantsDir, planted, build, site: (id: string, out = 'sites') => join(root, out, id) }
}

/** Whose canaries stand in an output, found in one pass over it, and which of them. */
function foundIn(text: string, planted: readonly Planted[]): Map<string, Set<string>> {
  const owners = new Map(planted.flatMap(({ id, needles }) => needles.map((needle) => [needle, id] as const)))
  // The longest first: each needle is found as itself, though a shorter one is in it.
  const sorted = [...owners.keys()].sort((one, other) => other.length - one.length)
  const any = new RegExp(sorted.map((needle) => needle.replaceAll(/[^a-z0-9]/g, String.raw`\$&`)).join('|'), 'g')
  const found = new Map<string, Set<string>>()
  for (const [needle] of text.toLowerCase().matchAll(any)) {
    const owner = owners.get(needle) ?? ''
    found.set(owner, (found.get(owner) ?? new Set()).add(needle))
  }
  return found
}

// First in the file, and without a second go: a stamp that keeps something of an earlier site has not kept anything yet.
test(
  'the bytes of a site are the same whatever was built before it, in whatever order, twice',
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
      const bytes = hashTree(site(id))
      expect(bytes.size).toBeGreaterThan(20)
      for (const out of ['one by one', 'odd first', 'again'])
        expect(hashTree(site(id, out)), `${id}, ${out}`).toEqual(bytes)
    }
  },
)

test(
  "of what is planted in every value, word and asset of every merchant, nothing is in another one's site, for every ordered pair",
  { tags: ['M1'] },
  async () => {
    const { planted, build, site } = fleet()
    expect(await build('sites')).toMatchObject({ stamped: ids, refused: [], problems: [], faults: [] })
    for (const { id, needles } of planted) {
      const text = textOfTree(site(id))
      const found = foundIn(text, planted)
      expect([...found.keys()], id).toEqual([id])
      expect([...(found.get(id) ?? [])].sort(), 'the own site has all of them').toEqual([...needles].sort())
      expect(text).not.toMatch(/(?:remark|note)-czq/)
    }
  },
)

test(
  'control: a picture, a font or a word of one in the folder of another is found there',
  { tags: ['M1-control'] },
  async () => {
    const { planted, build, site, merchantsDir } = fleet()
    for (const path of ['assets/hero.webp', 'messages/PT.json'])
      cpSync(join(merchantsDir, 'anta', path), join(merchantsDir, 'boto', path))
    cpSync(
      join(merchantsDir, 'anta/assets/fonts', `${canaryOf('anta')}.woff2`),
      join(merchantsDir, 'boto/assets/fonts', `${canaryOf('boto')}.woff2`),
    )
    await build('sites', ['boto'])
    const found = foundIn(textOfTree(site('boto')), planted)
    expect([...(found.get('anta') ?? [])].sort()).toEqual([
      'asset-assetsfontsczqantawoff2-czqanta',
      'asset-assetsherowebp-czqanta',
      'word-pt-czqanta',
    ])
  },
)

test('every key of a folder that holds a text of its own is planted: a new key is planted too', () => {
  const { planted } = fleet()
  const [{ files, id }] = planted as [Planted]
  const closed =
    /^merchant\.(?:languages|countries|timeZone|currency|market|resetCode)|^theme\.(?:mode|colours|radius|layout)|\.(?:weight|fallback)$/
  const texts = textsOf(files)
  for (const { path, text } of texts.filter((one) => !closed.test(one.path) || one.path === 'cdn.images.fallback'))
    expect(text, path).toContain(canaryOf(id))
  const optional = new Set(['theme.colours.accent', 'theme.colours.gradient', 'theme.colours.text', 'theme.fonts.text'])
  for (const name of ['merchant', 'theme', 'cdn'] as const) {
    const keys = keysOf(jsonSchemaOf(name))
      .map(({ path }) => path)
      .filter((path) => ![...optional].some((key) => `${name}.${path.join('.')}`.startsWith(key)))
    for (const path of keys) expect(valueAt(files[name], path), `${name}.${path.join('.')}`).toBeDefined()
  }
})
