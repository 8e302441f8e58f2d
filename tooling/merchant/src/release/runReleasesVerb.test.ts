import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readFilesOfFolder } from '../testing/readFilesOfFolder.ts'
import { readGitCommit } from './runReleaseVerb.ts'
import { hashContent } from './openStore.ts'
import { writeRelease, type Release } from './releaseFile.ts'
import { createReleaseTestSetup } from './testing/createReleaseTestSetup.ts'

const manifestOf = async (run: ReturnType<typeof createReleaseTestSetup>['run'], id: string, name: string) =>
  JSON.parse((await run(`releases ${id} ${name}`)).text) as {
    outputs: Record<string, { sha256: string; size: number }>
    inputs: Record<string, string>
    bytes: number
    files: number
  }

describe('release', () => {
  test('records in a release the git commit of the folder, or that the folder is not in a git repository', async () => {
    const { root, run } = createReleaseTestSetup(1)
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], {
        cwd: root,
        encoding: 'utf8',
        stdio: 'pipe',
      }).trim()
    expect((await run('release --name none', { commitOf: () => readGitCommit(root) })).text).toContain('outside of git')
    git('init', '-q')
    git('commit', '-q', '--allow-empty', '-m', 'first')
    const { text } = await run('release --name one', { commitOf: () => readGitCommit(root) })
    expect(text).toContain(`of ${git('rev-parse', 'HEAD').slice(0, 10)} with uncommitted changes`)
  })

  test('records in a release the hashes of each site’s inputs and the hash and size of every file', async () => {
    const { ids, run, build, site } = createReleaseTestSetup(2)
    expect(await run('release --name one')).toMatchObject({
      code: 0,
      text: expect.stringContaining('No site is served from it yet') as unknown,
    })
    await build()
    for (const id of ids) {
      const manifest = await manifestOf(run, id, 'one')
      const stamped = readFilesOfFolder(site(id))
      const copies = [...stamped].flatMap(([path, body]) =>
        stamped.has(`${path}.br`) ? [[`${path}.gz`, gzipSync(body, { level: 9 })] as const] : [],
      )
      const files = [...stamped, ...copies]
      expect(manifest.outputs).toEqual(
        Object.fromEntries(files.map(([path, body]) => [path, { sha256: hashContent(body), size: body.length }])),
      )
      expect(manifest).toMatchObject({
        files: files.length,
        bytes: files.reduce((sum, [, { length }]) => sum + length, 0),
      })
      expect(Object.keys(manifest.inputs)).toEqual(['folder', 'compile', 'tool'])
    }
    const [one, other] = await Promise.all(ids.map((id) => manifestOf(run, id, 'one')))
    expect(one?.inputs['compile']).toBe(other?.inputs['compile'])
    expect(one?.inputs['folder']).not.toBe(other?.inputs['folder'])
  })

  test('stores only the changed files of a changed merchant and nothing when no merchant changed', async () => {
    const { ids, run, recolour, objects } = createReleaseTestSetup(3)
    await run('release --name one')
    const first = objects()
    await run('release --name two')
    expect(objects()).toBe(first)
    recolour(ids[1])
    await run('release --name three')
    const [before, after] = [await manifestOf(run, ids[1], 'two'), await manifestOf(run, ids[1], 'three')]
    const known = new Set(Object.values(before.outputs).map(({ sha256 }) => sha256))
    const added = new Set(
      Object.values(after.outputs)
        .map(({ sha256 }) => sha256)
        .filter((hash) => !known.has(hash)),
    )
    // The store gets the changed files of the merchant, the new list of files in the site's top folder, and the new
    // manifest.
    expect(objects() - first).toBe(added.size + 2)
    expect(added.size).toBeGreaterThan(3)
    expect(added.size).toBeLessThan(Object.keys(after.outputs).length / 2)
  })

  test('makes no release when a merchant folder is refused or when the name of the release exists', async () => {
    const { ids, run, edit, store } = createReleaseTestSetup(2)
    edit(ids[0], 'theme.jsonc', (text) => text.replace('"dark"', '"dusk"'))
    expect(await run('release --name one')).toMatchObject({
      code: 1,
      text: expect.stringMatching(/theme\.jsonc:\d+[\s\S]*No release was made: made0001/) as unknown,
    })
    expect((await run('releases')).text).toContain('There is no release yet')
    expect(await run(`release ${ids[1]} --name one`)).toMatchObject({ code: 0 })
    await expect(run(`release ${ids[1]} --name one`)).rejects.toThrow(/The release "one" already exists/)
    expect(readdirSync(store).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('refuses the name of a release when it is not valid as a file name', async () => {
    const { run } = createReleaseTestSetup(1)
    await expect(run('release --name')).rejects.toThrow(/--name/)
    for (const name of ['../one', '.one', 'a..b', 'a/b', '', 'one.'])
      await expect(run(`release --name=${name}`), name).rejects.toThrow(/cannot name a release/)
  })

  test('lists the releases of a removed merchant, but refuses an unknown merchant', async () => {
    const { ids, run, merchantsDir } = createReleaseTestSetup(2)
    await expect(run('releases nosuch')).rejects.toThrow(
      `There is no merchant "nosuch". The merchants are: ${ids.join(', ')}.`,
    )
    await expect(run('releases MADE001')).rejects.toThrow('Did you mean "made0001"?')
    expect(await run(`releases ${ids[1]}`)).toMatchObject({
      code: 0,
      text: expect.stringContaining('is not in a release yet') as unknown,
    })
    await run('release --name one')
    rmSync(join(merchantsDir, ids[1]), { recursive: true })
    expect(await run(`releases merchants/${ids[1]}/`)).toMatchObject({
      code: 0,
      text: expect.stringContaining('one') as unknown,
    })
  })

  test('names a release by the day and the next free number by default', async () => {
    const { run } = createReleaseTestSetup(1)
    await run('release')
    await run('release')
    expect((await run('releases')).text.split('\n').map((line) => line.split(' ')[0])).toEqual([
      '2026-11-22.2',
      '2026-11-22.1',
    ])
  })

  test('lists newer releases above older releases, whatever their names', async () => {
    const { ids, run, recolour } = createReleaseTestSetup(1)
    const at = (minute: number) => ({ now: () => new Date(Date.UTC(2026, 10, 22, 14, minute)) })
    await run('release --name z', at(0))
    recolour(ids[0])
    await run('release --name a', at(1))
    await run('release --name b', at(2))
    const lines = (await run(`releases ${ids[0]}`)).text.split('\n')
    expect(lines.map((line) => line.replace(/^(\S+) .* B, /, '$1: '))).toEqual([
      'b: nothing changed',
      expect.stringMatching(/^a: \d+ files changed$/),
      'z: the first',
    ])
    await expect(run('rollback nobody c')).rejects.toThrow(/The latest are: b, a, z\.$/)
  })

  test('keeps a release unchanged when files of its compile change later', async () => {
    const { ids, run, compileDir, served } = createReleaseTestSetup(1)
    await run('release --name one')
    await run('promote one --ring canary')
    const before = served(ids[0])
    // Changes a file of the compile in place. If the served file were a hard link to the compile's file, the served
    // file would change too.
    appendFileSync(join(compileDir, 'client/assets/Home-c3.js'), 'other')
    expect(served(ids[0])).toEqual(before)
    expect(await run(`rollback ${ids[0]} one`)).toMatchObject({ code: 0 })
  })
})

test("prints the doctor's warnings of the affected merchants before releasing and serving", async () => {
  const { ids, run, merchantsDir } = createReleaseTestSetup(2)
  writeFileSync(join(merchantsDir, ids[1], 'stray.txt'), 'mine')
  const warning = new RegExp(
    `^merchants/${ids[1]}/stray\\.txt:1:1 LM063 Warning: .*[^]*^\\d+ warnings? in the current folders\\. ` +
      `They do not stop this command\\. For the cures, run: npm run merchant -- doctor .*$`,
    'm',
  )
  expect(await run('release --name one')).toMatchObject({ code: 0, text: expect.stringMatching(warning) as unknown })
  const canary = await run('promote one --ring canary')
  expect([canary.code, canary.text]).toEqual([0, expect.not.stringContaining('stray.txt')])
  const { code, text } = await run('promote one --ring all')
  expect([code, text]).toEqual([0, expect.stringMatching(warning)])
  expect(text.indexOf('stray.txt')).toBeLessThan(text.indexOf('made0002 is on one'))
})

describe('release --onto', () => {
  test('stamps the current folder of one merchant on the code of an earlier release', async () => {
    const { ids, run, recolour, served, store, compileDir } = createReleaseTestSetup(2)
    await run('release --name one')
    for (const ring of ['canary', 'all']) await run(`promote one --ring ${ring}`)
    const [, other] = ids.map(served)
    // The code has changed since then, and is not released yet.
    writeFileSync(join(compileDir, 'client/assets/Home-c3.js'), 'export const HomeScreen="not released";')
    recolour(ids[0])
    const { code, text } = await run(`release ${ids[0]} --name hotfix --onto one`)
    expect([code, text]).toEqual([0, expect.stringContaining('on the code of one, is in')])
    await run('promote hotfix --ring canary')
    const site = join(store, 'served', ids[0])
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toContain('#ffc857')
    expect(readFileSync(join(site, 'assets/Home-c3.js'), 'utf8')).not.toContain('not released')
    expect(served(ids[1] ?? '')).toEqual(other)
    const { inputs } = await manifestOf(run, ids[0], 'hotfix')
    expect(inputs['compile']).toBe((await manifestOf(run, ids[0], 'one')).inputs['compile'])
    // Control: without --onto, the same folder gets the changed code.
    await run(`release ${ids[0]} --name next`)
    await run('promote next --ring canary')
    expect(readFileSync(join(site, 'assets/Home-c3.js'), 'utf8')).toContain('not released')
  })

  test('throws one sentence without merchants, for an unknown release, and for a release without a compile', async () => {
    const { ids, run, store } = createReleaseTestSetup(1)
    await run('release --name one')
    await expect(run('release --onto one')).rejects.toThrow(
      'Name the merchants: npm run merchant -- release <id> --onto one',
    )
    await expect(run(`release ${ids[0]} --onto none`)).rejects.toThrow('There is no release "none"')
    const {
      seal: _,
      compile: __,
      ...old
    } = JSON.parse(readFileSync(join(store, 'releases/one.json'), 'utf8')) as Release & { seal: string }
    writeRelease(store, { ...old, name: 'old' })
    await expect(run(`release ${ids[0]} --onto old`)).rejects.toThrow('The release "old" contains no compile')
  })

  test('refuses a release on a compile that was damaged in the store', async () => {
    const { ids, run, store } = createReleaseTestSetup(1)
    await run('release --name one')
    const stamp = hashContent(readFileSync(join(store, '../compile/stamp/stamp.mjs')))
    const file = join(store, 'objects', stamp.slice(0, 2), stamp.slice(2))
    chmodSync(file, 0o644)
    appendFileSync(file, ' ')
    await expect(run(`release ${ids[0]} --onto one`)).rejects.toThrow(
      /The store is damaged: in the compile of one, stamp\/stamp\.mjs differs/,
    )
  })
})

describe('promote', () => {
  test('serves a release to a ring only after it is served to all earlier rings', async () => {
    const { ids, run, recolour, served } = createReleaseTestSetup(3)
    await run('release --name one')
    expect(await run('promote one --ring all')).toMatchObject({
      code: 1,
      text: expect.stringContaining('Not on it yet: made0001 (nothing yet)') as unknown,
    })
    for (const ring of ['canary', 'all']) expect(await run(`promote one --ring ${ring}`)).toMatchObject({ code: 0 })
    const old = ids.map(served)
    for (const id of ids) recolour(id)
    await run('release --name two')
    await run('promote two --ring canary')
    expect(served(ids[0])).not.toEqual(old[0])
    expect(ids.slice(1).map(served)).toEqual(old.slice(1))
    await run(`rollback ${ids[0]} one`)
    expect(served(ids[0])).toEqual(old[0])
    // If a merchant of an earlier ring was rolled back, the release is not served to the next ring.
    expect(await run('promote two --ring all')).toMatchObject({
      code: 1,
      text: expect.stringContaining('Not on it yet: made0001 (one)') as unknown,
    })
    expect(ids.slice(1).map(served)).toEqual(old.slice(1))
  })

  test('changes nothing when the release contains no merchant of the ring', async () => {
    const { ids, run } = createReleaseTestSetup(2)
    await run(`release ${ids[1]} --name one`)
    expect(await run('promote one --ring canary')).toEqual({
      code: 0,
      text: 'No merchant of the ring "canary" is in one: nothing to do.',
    })
    expect(await run('promote one --ring all')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^made0002 is on one \(before: nothing\)$/m) as unknown,
    })
  })

  test('throws a one-sentence error when the ring or the release does not exist', async () => {
    const { ids, run } = createReleaseTestSetup(1)
    await expect(run('promote one --ring none')).rejects.toThrow('There is no ring "none". The rings are: canary, all.')
    await expect(run('promote one --ring canary')).rejects.toThrow(/There is no release "one"/)
    await run('release --name one')
    await expect(run('rollback nobody one')).rejects.toThrow('nobody is not in the release "one"')
    await expect(run(`rollback ${ids[0]}`)).rejects.toThrow(/rollback <id> <release>\. made0001 is in: one\.$/)
  })
})

describe('a damaged store', () => {
  const target = 'index.html'
  const damages: Readonly<Record<string, (path: string) => void>> = {
    'a changed file': (path) => {
      chmodSync(path, 0o644)
      appendFileSync(path, ' ')
    },
    'a file with other bytes of the same length': (path) => {
      chmodSync(path, 0o644)
      const body = readFileSync(path)
      body[0] = (body[0] ?? 0) ^ 1
      writeFileSync(path, body)
    },
    'a missing file': (path) => unlinkSync(path),
  }

  async function damaged(damage: (path: string) => void) {
    const place = createReleaseTestSetup(1)
    const [id] = place.ids
    await place.run('release --name one')
    place.recolour(id)
    await place.run('release --name two')
    await place.run('promote two --ring canary')
    const { outputs } = await manifestOf(place.run, id, 'one')
    const hash = outputs[target]?.sha256 ?? ''
    const path = join(place.store, 'objects', hash.slice(0, 2), hash.slice(2))
    damage(path)
    return { ...place, id }
  }

  test.each(Object.entries(damages))(
    'refuses to serve a release with %s in the store and keeps the served site, until a new release repairs the store',
    async (_, damage) => {
      const { id, run, recolour, served, store } = await damaged(damage)
      const before = served(id)
      await expect(run(`rollback ${id} one`)).rejects.toThrow(/The store is (?:damaged|incomplete): .*index\.html/)
      expect(served(id)).toEqual(before)
      expect((await run(`releases ${id}`)).text).toMatch(/^two .*<- served$/m)
      recolour(id, '#e2b65c')
      await run('release --name three')
      expect(await run(`rollback ${id} one`)).toMatchObject({ code: 0 })
      expect(readFileSync(join(store, 'served', id, target), 'utf8')).toContain('<!doctype html>')
    },
  )

  test.each(['releases/one.json', 'objects'])(
    'refuses to serve a release when a file in the store was changed: %s',
    async (path) => {
      const { ids, run, store } = createReleaseTestSetup(1)
      await run('release --name one')
      if (path === 'objects') {
        const { merchants } = JSON.parse(readFileSync(join(store, 'releases/one.json'), 'utf8')) as {
          merchants: Record<string, string>
        }
        const hash = merchants[ids[0]] ?? ''
        const file = join(store, 'objects', hash.slice(0, 2), hash.slice(2))
        chmodSync(file, 0o644)
        appendFileSync(file, ' ')
      } else {
        const text = readFileSync(join(store, path), 'utf8')
        writeFileSync(join(store, path), text.replace('"node": "v', '"node": "w'))
      }
      await expect(run(`rollback ${ids[0]} one`)).rejects.toThrow(/damaged/)
    },
  )

  test('makes the folder of a served site again when something added a file to it', async () => {
    const { ids, run, store, served } = createReleaseTestSetup(1)
    await run('release --name one')
    await run('promote one --ring canary')
    const sound = served(ids[0])
    writeFileSync(join(store, 'served', ids[0], 'assets/more.js'), 'more')
    expect(served(ids[0])).not.toEqual(sound)
    expect(await run(`rollback ${ids[0]} one`)).toMatchObject({ code: 0 })
    expect(served(ids[0])).toEqual(sound)
    expect((await run(`releases ${ids[0]}`)).text).toMatch(/^one .*<- served$/m)
  })
})

test('keeps on the disk only the folder of the served site and that of the previously served site', async () => {
  const { ids, run, store } = createReleaseTestSetup(1)
  for (const name of ['one', 'two', 'three']) {
    await run(`release --name ${name}`)
    await run(`promote ${name} --ring canary`)
  }
  expect(readdirSync(join(store, 'sites', ids[0])).sort()).toEqual(['three', 'two'])
  expect(await run(`rollback ${ids[0]} one`)).toMatchObject({ code: 0 })
  expect(readdirSync(join(store, 'sites', ids[0])).sort()).toEqual(['one', 'three'])
  // The files of a site are hard links to the store, so they need no additional disk space.
  expect(statSync(join(store, 'served', ids[0], 'assets/Home-c3.js')).nlink).toBeGreaterThan(1)
})

test('does not change a folder that somebody put in the place of the link to the served site', async () => {
  const { ids, run, store } = createReleaseTestSetup(1)
  await run('release --name one')
  mkdirSync(join(store, 'served', ids[0]), { recursive: true })
  writeFileSync(join(store, 'served', ids[0], 'mine.txt'), 'mine')
  await expect(run('promote one --ring canary')).rejects.toThrow(/is not a link that this tool made/)
  expect(readFileSync(join(store, 'served', ids[0], 'mine.txt'), 'utf8')).toBe('mine')
})
