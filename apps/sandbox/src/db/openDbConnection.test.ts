import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDb } from './openDb.ts'
import { selectAll, selectOne } from './sql.ts'
import { createTestSandbox, type TestApiResponse, type TestSandbox } from '../testing/createTestSandbox.ts'

let folder: string
let dbPath: string
let sandbox: TestSandbox

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-store-'))
  dbPath = join(folder, 'deep', 'sandbox.db')
  sandbox = createTestSandbox({ dbPath })
})
afterEach(() => {
  sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

const unavailable = { status: 503, body: { success: false, errorCode: 'system.unavailable', data: { retryAfter: 1 } } }

describe('the database file', () => {
  test('creates the database file with its folder, in WAL mode and with full synchronisation', () => {
    expect(existsSync(dbPath)).toBe(true)
    expect(selectOne(sandbox.db, 'PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' })
    expect(selectOne(sandbox.db, 'PRAGMA synchronous')).toEqual({ synchronous: 2 })
  })

  test('keeps sessions and members after a restart', async () => {
    const token = await sandbox.token('ana')
    sandbox.close()
    sandbox = createTestSandbox({ dbPath })
    expect((await sandbox.call('balance', { token })).status).toBe(200)
    expect(selectOne(sandbox.db, 'SELECT COUNT(*) AS people FROM member')).toEqual({ people: 16 })
  })

  test('throws an error with instructions when a newer version of the sandbox wrote the database file', () => {
    sandbox.db.exec('PRAGMA user_version = 999')
    sandbox.close()
    expect(() => createTestSandbox({ dbPath })).toThrow(/newer version.*Update the sandbox or delete the file/)
    sandbox = createTestSandbox()
  })
})

describe('a database that cannot be used', () => {
  test(
    'returns 503 for writes while another connection locks the database, then recovers',
    { tags: ['B7'] },
    async () => {
      const other = new DatabaseSync(dbPath)
      other.exec('BEGIN IMMEDIATE')
      expect(await sandbox.login('ana')).toMatchObject(unavailable)
      expect(sandbox.lines).toEqual([expect.stringMatching(/database is locked/)])
      // Calls that only read data still succeed.
      expect((await sandbox.call('popularGames')).status).toBe(200)
      other.exec('ROLLBACK')
      other.close()
      expect((await sandbox.login('ana')).body.success).toBe(true)
    },
  )

  test('returns 503 and rolls back while the disk is full, then recovers', { tags: ['B7'] }, async () => {
    const token = await sandbox.token('ana')
    const [hot] = (
      (await sandbox.call('hotGames', { query: { gameType: 'SPORTS' } })).body.value as unknown as {
        list: { vassalage: string; roomId: string; nodeId: number; supportPlay: boolean }[]
      }
    ).list.filter(({ supportPlay }) => supportPlay)
    const query = {
      vendor: hot?.vassalage ?? '',
      gameId: hot?.roomId ?? '',
      nodeId: hot?.nodeId ?? 0,
      category: 'SPORTS',
    }
    sandbox.db.exec('CREATE TABLE filler (bytes BLOB) STRICT')
    const { page_count: pages = 0 } = selectOne<{ page_count: number }>(sandbox.db, 'PRAGMA page_count') ?? {}
    sandbox.db.exec(`PRAGMA max_page_count = ${pages}`)
    expect(() => {
      for (;;) sandbox.db.exec('INSERT INTO filler VALUES (zeroblob(2000))')
    }).toThrow(/full/)
    const launch = (time: number): Promise<TestApiResponse> =>
      sandbox.call('launchGame', { token, query, headers: { 'Idempotency-Key': `full-disk-launch-${time}` } })
    let answer = await launch(0)
    // The first launches may succeed, because a few rows still fit into the full file. Repeat until a launch fails.
    for (let time = 1; time < 200 && answer.status === 200; time++) answer = await launch(time)
    expect(answer).toMatchObject(unavailable)
    expect(sandbox.lines).toEqual([expect.stringMatching(/full.*Free space on its disk/)])
    expect(sandbox.db.isTransaction).toBe(false)
    sandbox.db.exec('PRAGMA max_page_count = 100000')
    expect((await launch(0)).body.success).toBe(true)
    expect((await launch(500)).body.success).toBe(true)
  })

  test.each([
    ['the database file and its write-ahead log', ''],
    ['the database file, but not its write-ahead log,', '-wal'],
  ])(
    'returns 503 one time and then creates a new database when %s is deleted',
    { tags: ['B7'] },
    async (_what, kept) => {
      const token = await sandbox.token('ana')
      for (const tail of ['', '-wal', '-shm']) if (tail !== kept || tail === '') rmSync(dbPath + tail, { force: true })
      expect(await sandbox.call('balance', { token })).toMatchObject(unavailable)
      expect(sandbox.lines).toEqual([expect.stringContaining('is gone or was replaced')])
      expect((await sandbox.call('balance', { token })).status).toBe(401)
      expect((await sandbox.login('ana')).body.success).toBe(true)
      expect(existsSync(dbPath)).toBe(true)
    },
  )

  test(
    'control: writes into a deleted database file when nothing checks that the file exists',
    { tags: ['B7-control'] },
    () => {
      const path = join(folder, 'careless.db')
      const db = openDb(path)
      for (const tail of ['', '-wal', '-shm']) rmSync(path + tail)
      db.exec(`INSERT INTO tenant (id, seeded_at) VALUES ('lost', 1)`)
      expect(selectAll(db, 'SELECT id FROM tenant')).toEqual([{ id: 'lost' }])
      expect(existsSync(path)).toBe(false)
      db.close()
    },
  )

  test('control: returns 500, not 503, when a query is wrong', { tags: ['B7-control'] }, async () => {
    sandbox.db.exec('DROP TABLE tenant_game')
    expect(await sandbox.call('hotGames')).toMatchObject({ status: 500, body: { errorCode: 'system.failure' } })
    expect(sandbox.lines).toEqual([expect.stringMatching(/no such table/)])
  })
})
