import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, DatabaseSync } from 'node:sqlite'
import type { ResponseValueOf } from '@lobby/api'
import { describe, expect, onTestFinished, test } from 'vitest'
import { selectAll } from '../db/sql.ts'
import { publishContent } from '../domain/content.ts'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts'

/** The operations whose responses are cached, read from the source files. */
const cachedOperations = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) =>
    [...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/^export const \w+ = \w+\(\s*'(\w+)'/gm)].map(
      ([, id = '']) => id,
    ),
  )

const read = async (sandbox: TestSandbox, id: string, tenant = northMerchant, language = 'PT'): Promise<unknown> =>
  (await sandbox.call(id, { tenant, headers: { 'Accept-Language': language } })).body.value
const text = async (...ask: Parameters<typeof read>): Promise<string> => JSON.stringify(await read(...ask))

/** Returns the tables that a call reads, without SQLite's internal tables. */
async function tablesOf(sandbox: TestSandbox, id: string): Promise<string[]> {
  const tables = new Set<string>()
  sandbox.db.setAuthorizer((action, table) => {
    if (action === constants.SQLITE_READ && table !== null) tables.add(table)
    return constants.SQLITE_OK
  })
  const token = id === 'balance' ? await sandbox.token('ana') : undefined
  await sandbox.call(id, token === undefined ? {} : { token })
  sandbox.db.setAuthorizer(null)
  return [...tables]
}

/** Returns the tables whose changes clear the cache: they have triggers for insert, update and delete. */
const watchedTables = (sandbox: TestSandbox): string[] =>
  selectAll<{ table: string }>(
    sandbox.db,
    `SELECT tbl_name AS "table" FROM sqlite_master WHERE type = 'trigger' AND sql LIKE '%UPDATE published ` +
      `SET mark%' GROUP BY tbl_name HAVING COUNT(*) = 3`,
  ).map(({ table }) => table)

/** A clock that does not advance. */
const now = (): number => Date.parse('2026-11-20T12:00:00Z')

const greeting = { title: 'Olá de novo', content: '<p>Olá</p>' }
const publishHelp = (sandbox: TestSandbox, tenant = 'north') =>
  publishContent(sandbox.db, tenant, 'help', [{ PT: greeting, EN: { ...greeting, title: 'Hello again' } }])

describe('cache of published content', () => {
  test('finds the operations with cached responses when it searches the source files', () =>
    expect(cachedOperations).toEqual(
      expect.arrayContaining(['gameList', 'popularGames', 'homeAnnouncements', 'helpCenter']),
    ))

  test.each(cachedOperations)(
    'reads only tables whose changes clear the cache of published content in the operation %s',
    async (id) => {
      // Open a new sandbox, because SQLite reports the tables of a statement only when it prepares the statement.
      const sandbox = createTestSandbox()
      const tables = await tablesOf(sandbox, id)
      expect(tables).toContain('published')
      expect([...watchedTables(sandbox), 'published', 'json_each']).toEqual(expect.arrayContaining(tables))
    },
  )

  test('control: finds a table whose changes do not clear the cache when an operation without cache is tested', async () => {
    const sandbox = createTestSandbox()
    expect(await tablesOf(sandbox, 'balance')).toContain('ledger')
    expect(watchedTables(sandbox)).not.toContain('ledger')
  })

  test.each([
    [
      "UPDATE game SET wire = json_set(wire, '$.gameName', 'Renamed')",
      ['gameList', 'popularGames', 'hotGames'],
      'Renamed',
    ],
    [`UPDATE game SET more = json_set(more, '$.code', 'a-code')`, ['gameList', 'hotGames'], 'a-code'],
    ["UPDATE vendor SET name = 'Renamed'", ['gameList', 'popularGames', 'allVassalages', 'gameMenus'], 'Renamed'],
    [
      'UPDATE tenant_game SET popularity = node_id FROM (SELECT node_id FROM game) WHERE node_id = game',
      ['gameList', 'popularGames', 'hotGames'],
      '',
    ],
    ['DELETE FROM tenant_game', ['gameList', 'hotGames', 'homeAnnouncements', 'hotMatches'], '[]'],
    ['DELETE FROM vendor', ['allVassalages', 'gameMenus', 'popularGames'], '[]'],
    [
      "UPDATE content SET wire = replace(wire, ' de ', ' dé ')",
      ['helpCenter', 'mobileNotice', 'homeAnnouncements'],
      ' dé ',
    ],
    [
      'DELETE FROM content',
      ['helpCenter', 'mobileNotice', 'announcementBanner', 'popularAnnouncements', 'registerAnnouncements'],
      '[]',
    ],
  ])(
    'returns the new published content when the statement %s has changed the database',
    async (change, operations, expectedText) => {
      const sandbox = createTestSandbox()
      const before = await Promise.all(operations.map((id) => text(sandbox, id)))
      expect(await Promise.all(operations.map((id) => text(sandbox, id)))).toEqual(before)
      sandbox.db.exec(change)
      for (const [at, id] of operations.entries()) {
        const after = await text(sandbox, id)
        expect([id, after]).not.toEqual([id, before[at]])
        expect(after).toContain(expectedText)
      }
    },
  )

  test('control: returns the old published content when the trigger that clears the cache is missing', async () => {
    const sandbox = createTestSandbox()
    const before = await text(sandbox, 'helpCenter')
    sandbox.db.exec('DROP TRIGGER content_removed; DELETE FROM content')
    expect(await text(sandbox, 'helpCenter')).toBe(before)
  })

  test('returns the new content after another process has changed the database file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'published-'))
    const sandbox = createTestSandbox({ dbPath: join(folder, 'sandbox.db') })
    const other = new DatabaseSync(join(folder, 'sandbox.db'))
    onTestFinished(() => {
      other.close()
      sandbox.close()
      rmSync(folder, { recursive: true })
    })
    expect(await read(sandbox, 'helpCenter')).not.toEqual([])
    other.exec(`DELETE FROM content WHERE tenant = 'north'`)
    expect(await read(sandbox, 'helpCenter')).toEqual([])
    expect(await read(sandbox, 'helpCenter', southMerchant)).not.toEqual([])
  })

  test('caches the responses of an operation separately for each tenant and language', async () => {
    const sandbox = createTestSandbox()
    const ofSouth = await read(sandbox, 'helpCenter', southMerchant)
    await read(sandbox, 'helpCenter')
    publishHelp(sandbox)
    for (let time = 0; time < 2; time++) {
      expect(await read(sandbox, 'helpCenter')).toMatchObject([greeting])
      expect(await read(sandbox, 'helpCenter', northMerchant, 'EN')).toMatchObject([{ title: 'Hello again' }])
      expect(await read(sandbox, 'helpCenter', southMerchant)).toEqual(ofSouth)
    }
  })

  test('caches responses separately for each operation', async () => {
    const sandbox = createTestSandbox({ now })
    for (const id of cachedOperations)
      expect([id, (await text(sandbox, id)).slice(0, 300)]).toEqual([
        id,
        (await text(createTestSandbox({ now }), id)).slice(0, 300),
      ])
  })

  test('applies the developer switch for maintenance immediately when it is set and when it is reset', async () => {
    const sandbox = createTestSandbox()
    const lists = ['gameList', 'hotGames', 'gameMenus']
    const before = await Promise.all(lists.map((id) => text(sandbox, id)))
    const [vassalage = ''] = /(?<="vassalage":")[^"]+/.exec(before[0] ?? '') ?? []
    await sandbox.dev('/vendor', { vassalage, maintenance: true })
    for (const [at, id] of lists.entries()) expect([id, await text(sandbox, id)]).not.toEqual([id, before[at]])
    await sandbox.dev('/vendor', { vassalage, maintenance: false })
    expect(await Promise.all(lists.map((id) => text(sandbox, id)))).toEqual(before)
  })

  test('stops returning a match when it begins, and returns the configured number of matches', async () => {
    const sandbox = createTestSandbox({ now })
    const hot = async () => ((await read(sandbox, 'homeAnnouncements')) as ResponseValueOf<'homeAnnouncements'>).hot
    const [first, second] = await hot()
    sandbox.clock.set(Date.parse(first?.matchTime ?? '') - 1)
    expect((await hot())[0]).toEqual(first)
    sandbox.clock.advance(1)
    expect((await hot())[0]).toEqual(second)
    await sandbox.dev('/matches', { count: 1 })
    expect(await hot()).toHaveLength(1)
  })

  test('returns the seeded content again after a reset of the sandbox', async () => {
    const sandbox = createTestSandbox()
    const before = await text(sandbox, 'gameList')
    sandbox.db.exec('DELETE FROM tenant_game')
    expect(await text(sandbox, 'gameList')).not.toBe(before)
    await sandbox.dev('/reset', {})
    expect(await text(sandbox, 'gameList')).toBe(before)
  })
})
