import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { lowCostDemoPasswordHash, standardCostDemoPasswordHash } from '../seed/demoPeople.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'
import { migrations } from './migrations.ts'
import { selectAll } from './sql.ts'

test('keeps members and money but replaces games and texts when it migrates a database of version 1', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  const dbPath = join(folder, 'sandbox.db')
  const old = new DatabaseSync(dbPath)
  old.exec(migrations[0] ?? '')
  old.exec(`
    PRAGMA user_version = 1;
    INSERT INTO tenant VALUES ('north', 0);
    INSERT INTO setting VALUES ('catalogue', 'of another day');
    INSERT INTO content (tenant, kind, position, wire) VALUES ('north', 'player', 0, '"in one language"');
    INSERT INTO game VALUES (1, 'room', 'RNG', 'QTZ', 1, '{}');
    INSERT INTO member (tenant, name, name_key, password, type, registered_at) VALUES ('north', 'old', 'old', '${lowCostDemoPasswordHash}', 0, 0);
    INSERT INTO ledger (tenant, member, kind, ref, amount, balance_after, key, at) VALUES ('north', 1, 'opening', 'demo', 4200, 4200, 'opening', 0);
  `)
  old.close()

  const sandbox = createTestSandbox({ dbPath })
  onTestFinished(() => {
    sandbox.close()
    rmSync(folder, { recursive: true })
  })
  const token = await sandbox.token('old')
  expect((await sandbox.call('balance', { token })).body.value).toMatchObject({ sumBalance: 42 })
  expect((await sandbox.call('gameList', { query: { gameType: 'RNG' } })).body.value).toMatchObject({ total: 332 })
  expect((await sandbox.call('homeAnnouncements', { headers: { 'Accept-Language': 'EN' } })).body.value).toMatchObject({
    player: expect.arrayContaining([expect.objectContaining({ title: expect.stringContaining('withdrawals by Pix') })]),
  })
  // The migration replaces the cheap password hash of version 1 with a hash of the standard cost. Otherwise the
  // duration of a sign-in would show which accounts have a cheap hash.
  expect(selectAll(sandbox.db, `SELECT password FROM member WHERE name = 'old'`)).toEqual([
    { password: standardCostDemoPasswordHash },
  ])
  expect(sandbox.lines).toEqual([])
})
