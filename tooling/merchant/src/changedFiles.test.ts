import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashFilesOfFolder, readFilesOfFolder } from './testing/readFilesOfFolder.ts'
import { createBuildTestSetup } from './testing/createBuildTestSetup.ts'

/**
 * Replaces the content of a file with other bytes of the same length and restores the timestamps, so that only a
 * comparison of the content detects the change.
 */
function swap(path: string): void {
  const { atime, mtime, size } = statSync(path)
  rmSync(path)
  writeFileSync(path, 'x'.repeat(size))
  utimesSync(path, atime, mtime)
}

const fileIn = (dir: string, folder: string, ending: string) =>
  join(folder, readdirSync(join(dir, folder)).find((name) => name.endsWith(ending)) ?? 'none')

test.each<[string, (dir: string) => string]>([
  ['a changed document', (dir) => (swap(join(dir, 'shell.html')), 'shell.html was changed')],
  ['a changed compressed file', (dir) => (swap(join(dir, 'sw.js.br')), 'sw.js.br was changed')],
  ['changed headers', (dir) => (appendFileSync(join(dir, '_headers'), ' '), '_headers was changed')],
  [
    'a changed picture',
    (dir) => {
      const file = fileIn(dir, 'brand', '.webp')
      swap(join(dir, file))
      return `${file} was changed`
    },
  ],
  ['an added file', (dir) => (writeFileSync(join(dir, 'ads.txt'), 'x'), 'ads.txt was added')],
  [
    'an added folder',
    (dir) => {
      mkdirSync(join(dir, '.well-known'))
      writeFileSync(join(dir, '.well-known/x.json'), '{}')
      return '.well-known/x.json was added'
    },
  ],
  ['a removed file', (dir) => (rmSync(join(dir, 'index.html')), 'index.html was removed')],
])('stamps a site again, and reports the change, when the site has %s', { tags: ['B38'] }, async (_, change) => {
  const {
    ids: [first, second],
    build,
    site,
  } = createBuildTestSetup(2, true)
  await build({ whole: true })
  const before = hashFilesOfFolder(site(first))
  const said = change(site(first))
  expect(await build({ whole: true })).toMatchObject({
    stamped: [first],
    unchanged: [second],
    changedOutside: [`${first}: ${said} outside of the build, so the site was stamped again.`],
  })
  expect(hashFilesOfFolder(site(first))).toEqual(before)
  expect(await build({ whole: true })).toMatchObject({ stamped: [], unchanged: [first, second], changedOutside: [] })
})

test.each(['assets', 'i18n'])(
  'stamps sites again when files in their shared folder %s were changed or added',
  { tags: ['B38'] },
  async (folder) => {
    const { ids, build, site } = createBuildTestSetup(2, true)
    await build()
    const before = ids.map((id) => hashFilesOfFolder(site(id)))
    const file = fileIn(site(ids[0]), folder, folder === 'assets' ? '.css' : '.json')
    swap(join(site(ids[0]), file))
    writeFileSync(join(site(ids[0]), folder, 'zz.js'), 'x')
    const said = ids.map(
      (id) =>
        `${id}: ${file} was changed, ${folder}/zz.js was added outside of the build, so the site was stamped again.`,
    )
    expect(await build()).toMatchObject({ stamped: ids, changedOutside: said })
    expect(ids.map((id) => hashFilesOfFolder(site(id)))).toEqual(before)
  },
)

test(
  'refuses to stamp sites when a change in a site also changed the compile through a hard link',
  { tags: ['B38'] },
  async () => {
    const {
      ids: [id],
      build,
      site,
      compileDir,
    } = createBuildTestSetup(1, true)
    await build({ whole: true })
    const chunk = fileIn(site(id), 'assets', '.css')
    appendFileSync(join(site(id), chunk), '/* changed */')
    expect(readFileSync(join(compileDir, 'client', chunk), 'utf8')).toContain('changed')
    await expect(build({ whole: true })).rejects.toThrow(
      `${chunk} of the compile was changed after it was made. Delete ${join(compileDir, 'client')} and run: ` +
        'npm run build',
    )
  },
)

test('control: misses a changed file when only file names are compared', { tags: ['B38-control'] }, async () => {
  const {
    ids: [id],
    build,
    site,
  } = createBuildTestSetup(1, true)
  await build({ whole: true })
  const names = () => [...readFilesOfFolder(site(id)).keys()]
  const before = names()
  swap(join(site(id), 'shell.html'))
  expect(names()).toEqual(before)
})
