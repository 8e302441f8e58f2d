import { lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCompileFixture } from '../testing/createCompileFixture.ts'
import { hashFilesOfFolder } from '../testing/readFilesOfFolder.ts'
import { createBuildTestSetup } from '../testing/createBuildTestSetup.ts'

const sharedOf = (root: string) => readdirSync(join(root, 'sites/.shared')).sort()

test('shares chunks and dictionaries only between sites with the same flags and texts', async () => {
  const { ids, build, edit, site, root, merchantsDir } = createBuildTestSetup(4)
  edit(ids[2] ?? '', 'flags.jsonc', (text) => text.replace('"AGEPAG": true', '"AGEPAG": false'))
  mkdirSync(join(merchantsDir, ids[3] ?? '', 'messages'))
  writeFileSync(join(merchantsDir, ids[3] ?? '', 'messages/PT.json'), '{ "core.signIn": "Entre aqui" }')
  await build()
  expect(sharedOf(root).map((name) => name.split('-')[0])).toEqual([
    'assets',
    'assets',
    'i18n',
    'i18n',
    'pages',
    'pages',
  ])
  const [assets, words] = ['assets', 'i18n'].map((name) => ids.map((id) => realpathSync(join(site(id), name)))) as [
    string[],
    string[],
  ]
  expect([new Set(assets).size, new Set(words).size]).toEqual([2, 2])
  expect(assets[2]).not.toBe(assets[0])
  expect(words[3]).not.toBe(words[0])
})

test('builds sites with the same files but without links when folders are not shared', async () => {
  const {
    ids: [id],
    build,
    site,
    root,
  } = createBuildTestSetup(1)
  await build()
  await build({ whole: true }, 'whole')
  expect(hashFilesOfFolder(site(id, 'whole'))).toEqual(hashFilesOfFolder(site(id)))
  const isLink = (out: string) =>
    ['assets', 'i18n'].map((name) => lstatSync(join(site(id, out), name)).isSymbolicLink())
  expect([isLink('sites'), isLink('whole')]).toEqual([
    [true, true],
    [false, false],
  ])
  expect(readdirSync(join(root, 'whole'))).toEqual([id])
})

test('stamps every site again when a build with shared folders follows a build without them, or the reverse', async () => {
  const { ids, build, site } = createBuildTestSetup(2)
  await build()
  expect(await build({ whole: true })).toMatchObject({ stamped: ids })
  expect(lstatSync(join(site(ids[0]), 'assets')).isSymbolicLink()).toBe(false)
  expect(await build()).toMatchObject({ stamped: ids })
  expect(lstatSync(join(site(ids[0]), 'assets')).isSymbolicLink()).toBe(true)
})

test('writes a shared folder again when a file in it was deleted', async () => {
  const { ids, build, site } = createBuildTestSetup(2)
  await build()
  const before = hashFilesOfFolder(site(ids[1] ?? ''))
  rmSync(join(site(ids[0]), 'assets/libraries-b2.js.br'))
  expect(await build()).toMatchObject({ stamped: ids })
  expect(hashFilesOfFolder(site(ids[1] ?? ''))).toEqual(before)
})

test('removes a shared folder of an earlier compile as soon as no site links to the folder', async () => {
  const { ids, build, edit, site, root, compileDir } = createBuildTestSetup(2)
  await build()
  const first = sharedOf(root)
  createCompileFixture(compileDir, { 'stamp/boot.mjs': '{window.__early={next:1}}' })
  edit(ids[1] ?? '', 'flags.jsonc', () => '{ oops')
  const before = hashFilesOfFolder(site(ids[1] ?? ''))
  await build()
  // The merchant whose folder was refused still has its complete earlier site.
  expect(hashFilesOfFolder(site(ids[1] ?? ''))).toEqual(before)
  expect(sharedOf(root)).toEqual(expect.arrayContaining(first))
  edit(ids[1] ?? '', 'flags.jsonc', () => '{ "AGEPAG": true }')
  await build()
  const last = sharedOf(root)
  expect(last.filter((name) => first.includes(name))).toEqual([])
  expect(last).toHaveLength(4)
})

test('keeps the links of the sites working when their parent folder is moved', async () => {
  const {
    ids: [id],
    build,
    root,
  } = createBuildTestSetup(1)
  await build()
  const before = hashFilesOfFolder(join(root, 'sites'))
  renameSync(join(root, 'sites'), join(root, 'moved'))
  expect(hashFilesOfFolder(join(root, 'moved', id)).size).toBeGreaterThan(20)
  expect(hashFilesOfFolder(join(root, 'moved'))).toEqual(before)
})
