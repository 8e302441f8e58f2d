import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transfer } from '../domain/money/transfers.ts'
import { memberById } from '../domain/people.ts'
import { balanceOf, ledgerFaults } from '../domain/wallet.ts'
import { memberId } from '../testing/openTestDb.ts'
import { openDb } from './openDb.ts'
import { all, one, type Db } from './sql.ts'

/** More by `SANDBOX_KILLS=1000`. */
const kills = Number(process.env['SANDBOX_KILLS'] ?? 20)
const payments = Math.ceil(kills / 2)
const rounds = fileURLToPath(new URL('../testing/playRounds.ts', import.meta.url))
const movements = fileURLToPath(new URL('../testing/movePayments.ts', import.meta.url))
let folder: string
let path: string
const acknowledged: string[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-kill-'))
  path = join(folder, 'sandbox.db')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Lets rounds be played and kills the player in the middle of it. @returns the keys that it said were committed */
async function playAndKill(run: number, program = rounds, file = path): Promise<string[]> {
  const player = spawn(process.execPath, [program, file, String(run)], { stdio: ['ignore', 'pipe', 'inherit'] })
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

/** What moves when somebody who has lost an answer asks again under its key. */
function askedAgain(db: Db, key: string): number {
  const made = one<{ tenant: string; member: number; amount: number }>(db, 'SELECT tenant, member, amount FROM transfer WHERE key = :key', { key })
  const upline = made && memberById(db, made.tenant, memberId(db, made.tenant, 'agent'))
  if (!made || !upline) throw new Error(`There is no transfer of the key ${key}.`)
  const { tenant, member, amount } = made
  const balance = balanceOf(db, tenant, member)
  transfer(db, { tenant, member, amountMinor: amount, key, now: Date.now() }, upline)
  return balanceOf(db, tenant, member) - balance
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

  test(
    `B2: ${payments} times in the middle of payments, each that was acknowledged is there and has moved its money once`,
    { timeout: 60_000 + payments * 15_000 },
    async () => {
      const file = join(folder, 'payments.db')
      const said: string[] = []
      for (let run = 0; run < payments; run++) {
        said.push(...(await playAndKill(run, movements, file)))
        const db = openDb(file)
        expect(one(db, 'PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' })
        expect(ledgerFaults(db)).toEqual([])
        const kept = all<{ key: string }>(db, 'SELECT key FROM deposit UNION ALL SELECT key FROM withdrawal UNION ALL SELECT key FROM transfer')
        expect(said.filter((key) => !kept.some((row) => row.key === key))).toEqual([])
        for (const last of said.filter((key) => key.startsWith('transfer')).slice(-1)) expect(askedAgain(db, last)).toBe(0)
        db.close()
      }
      expect(said.filter((key) => key.startsWith('transfer')).length).toBeGreaterThan(payments)
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
