import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chooseByTestDepth } from '@lobby/test-kit/depth'
import { expect, test } from 'vitest'
import { filterMerchantsByShard, parseMerchantShard } from './shard.ts'
import { hashFilesOfFolder, readFilesOfFolder } from './testing/readFilesOfFolder.ts'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { createBuildTestSetup } from './testing/createBuildTestSetup.ts'

const shards = (of: number) => Array.from({ length: of }, (_, index) => ({ number: index + 1, of }))

/**
 * Lists of merchant ids: one list of every small length, and some long lists. The ids of a list differ by one letter,
 * or have nothing in common.
 */
const fleets = [...Array.from({ length: chooseByTestDepth(20, 60) }, (_, size) => size), 250, 1000].map((size) =>
  Array.from({ length: size }, (_, index) =>
    size % 2 === 0 ? `made${index}` : `m${((index + 1) * 2654435761) % 4294967296}`,
  ).sort(),
)

test('puts each merchant into exactly one shard for any number of shards', () => {
  for (const ids of fleets) {
    for (const of of [1, 2, 3, 5, 12]) {
      const parts = shards(of).map((shard) => filterMerchantsByShard(ids, shard))
      expect(parts.flat().sort()).toEqual(ids)
      for (const part of parts) expect(part).toEqual([...part].sort())
    }
  }
})

test('keeps a merchant in the same shard when other merchants are added or removed', () => {
  const ids = fleets.at(-1) ?? []
  for (const shard of shards(5)) {
    const part = filterMerchantsByShard(ids, shard)
    expect(part.length).toBeGreaterThan(150)
    for (const some of [ids.filter((_, index) => index % 3 === 0), [...ids, 'another', 'yet-another']]) {
      expect(filterMerchantsByShard(some, shard).filter((id) => ids.includes(id))).toEqual(
        part.filter((id) => some.includes(id)),
      )
    }
  }
})

test('parses the shard 2/5 and rejects a text of any other form with an example', () => {
  expect(parseMerchantShard('2/5')).toEqual({ number: 2, of: 5 })
  expect(parseMerchantShard('12/12')).toEqual({ number: 12, of: 12 })
  for (const text of ['', '5', '0/5', '6/5', '2/0', '-1/5', '2/5/1', '1.5/5', '2 of 5', '02/5'])
    expect(() => parseMerchantShard(text)).toThrow(/--shard 2\/5$/)
})

test.each([
  ['with shared folders', {}],
  ['with whole sites', { whole: true }],
])('builds the same bytes in five shards as in one build of all merchants %s', async (_, options) => {
  const { ids, build, root } = createBuildTestSetup(9, true)
  await build(options, 'all')
  const all = hashFilesOfFolder(join(root, 'all'))
  const joined = join(root, 'joined')
  const stamped: string[] = []
  for (const shard of shards(5)) {
    stamped.push(...(await build({ ...options, shard }, `part-${shard.number}`)).stamped)
    if (shard.number === 5) expect(hashFilesOfFolder(joined)).not.toEqual(all)
    cpSync(join(root, `part-${shard.number}`), joined, { recursive: true, verbatimSymlinks: true })
  }
  expect(stamped.sort()).toEqual(ids)
  expect(hashFilesOfFolder(joined)).toEqual(all)
})

test('removes only sites without a merchant folder from the output folder, not the sites of other shards', async () => {
  const { ids, build, root, merchantsDir } = createBuildTestSetup(6)
  const buildShards = () =>
    shards(3).reduce(
      async (before, shard) => [...(await before), ...(await build({ shard })).stamped],
      Promise.resolve<string[]>([]),
    )
  expect((await buildShards()).sort()).toEqual(ids)
  expect(await buildShards()).toEqual([])
  rmSync(join(merchantsDir, ids[0]), { recursive: true })
  expect(await buildShards()).toEqual([])
  const sites = new Set(
    [...readFilesOfFolder(join(root, 'sites')).keys()]
      .map((path) => path.split('/')[0])
      .filter((name) => name !== '.shared'),
  )
  expect([...sites]).toEqual(ids.slice(1))
})

test('refuses a host that a merchant of another shard has', async () => {
  const { ids, build, edit } = createBuildTestSetup(9)
  const [first = []] = shards(2).map((shard) => filterMerchantsByShard(ids, shard))
  const mine = first[0] ?? ''
  const other = ids.find((id) => !first.includes(id)) ?? ''
  edit(mine, 'merchant.jsonc', (text) => text.replace(`${mine}.localhost`, `${other}.localhost`))
  expect(await build({ shard: { number: 1, of: 2 } })).toMatchObject({ refused: [mine], problems: [{ code: 'LM033' }] })
})

test('builds only the requested merchants that are in the shard when a shard and ids are given', async () => {
  const { ids, build } = createBuildTestSetup(4)
  const parts = await Promise.all(
    shards(2).map(
      async (shard) => (await build({ shard, only: [ids[0]] }, join(createTemporaryFolder(), 'sites'))).stamped.length,
    ),
  )
  expect(parts.sort()).toEqual([0, 1])
})
