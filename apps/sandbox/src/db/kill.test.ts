import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ledgerFaults } from '../domain/wallet.ts'
import { openDb } from './openDb.ts'
import { all, one, type Db } from './sql.ts'

/** More by `SANDBOX_KILLS=1000`. */
const kills = Number(process.env['SANDBOX_KILLS'] ?? 20)
const program = fileURLToPath(new URL('../testing/playRounds.ts', import.meta.url))
let folder: string
let path: string
const acknowledged: string[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-kill-'))
  path = join(folder, 'sandbox.db')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Lets rounds be played and kills the player in the middle of it. @returns the keys that it said were committed */
async function playAndKill(run: number): Promise<string[]> {
  const player = spawn(process.execPath, [program, path, String(run)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  const enough = 1 + ((run * 37) % 90)
  player.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (said.split('\n').length > enough) player.kill('SIGKILL')
  })
  const [, signal] = (await once(player, 'close')) as [number | null, string | null]
  expect(signal).toBe('SIGKILL')
  return said.split('\n').slice(0, -1)
}

/** What was acknowledged and is not there, and what the ledgers have against each other. */
function losses(db: Db): string[] {
  const kept = new Set(all<{ key: string }>(db, 'SELECT key FROM bet').map(({ key }) => key))
  return [...acknowledged.filter((key) => !kept.has(key)), ...ledgerFaults(db)]
}

describe('killed in the middle of writing', () => {
  test(
    `B2: ${kills} times, nothing that was acknowledged is lost, and no round is half there`,
    // Only what hangs runs into this: each kill starts a program, which takes a busy machine its time.
    { timeout: 60_000 + kills * 15_000 },
    async () => {
      for (let run = 0; run < kills; run++) {
        acknowledged.push(...(await playAndKill(run)))
        const db = openDb(path)
        expect(one(db, 'PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' })
        expect(losses(db)).toEqual([])
        db.close()
      }
      expect(acknowledged.length).toBeGreaterThan(kills)
    },
  )

  test('B2, the control: a lost round, and a lost half of one, are found', () => {
    const db = openDb(path)
    const planted = (damage: string): string[] => {
      db.exec(`BEGIN; ${damage}`)
      const found = losses(db)
      db.exec('ROLLBACK')
      return found
    }
    const last = `SELECT session, round FROM bet WHERE key = '${acknowledged.at(-1)}'`
    const lastRef = `(SELECT 'bet:' || session || ':' || round FROM (${last}))`
    expect(planted(`DELETE FROM ledger WHERE ref = ${lastRef}; DELETE FROM bet WHERE (session, round) = (${last})`)).not.toEqual([])
    expect(planted(`DELETE FROM ledger WHERE kind = 'stake' AND id = (SELECT MAX(id) FROM ledger WHERE kind = 'stake')`)).not.toEqual([])
    expect(losses(db)).toEqual([])
    db.close()
  })
})
