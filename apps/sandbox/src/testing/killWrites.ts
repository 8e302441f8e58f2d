import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openDb } from '../db/openDb.ts'
import { all, findRow, oneValue, type Db } from '../db/sql.ts'
import { transfer } from '../domain/money/transfers.ts'
import { memberById } from '../domain/people.ts'
import { balanceOf } from '../domain/wallet.ts'
import { memberId } from './openTestDb.ts'
import { ledgerFaults } from './ledgerFaults.ts'

/** What is written while it is killed: rounds of a game, or payments of every kind. */
export type Writes = 'rounds' | 'payments'

export interface Killing {
  /** The database; it is made if it is not there. */
  readonly file: string
  readonly what: Writes
  readonly kills: number
  /** Called after each, with its number from 1. */
  readonly onKill?: (kill: number) => void
}

export interface Killed {
  /** The keys of all that was said to be committed. */
  readonly acknowledged: readonly string[]
  /** What was lost, is there by half, or moved its money twice; in words, and none if all is well. */
  readonly faults: readonly string[]
}

const programs: Readonly<Record<Writes, string>> = {
  rounds: fileURLToPath(new URL('playRounds.ts', import.meta.url)),
  payments: fileURLToPath(new URL('movePayments.ts', import.meta.url)),
}
const keys: Readonly<Record<Writes, string>> = {
  rounds: 'SELECT key FROM bet',
  payments: 'SELECT key FROM deposit UNION ALL SELECT key FROM withdrawal UNION ALL SELECT key FROM transfer',
}

/**
 * Kills a program with signal 9 in the middle of its writes, over and over on one database, and looks at what is there each time.
 * @throws when the program ends by itself
 */
export async function killWrites({ file, what, kills, onKill }: Killing): Promise<Killed> {
  const acknowledged: string[] = []
  const faults: string[] = []
  for (let kill = 0; kill < kills; kill++) {
    acknowledged.push(...(await writeAndKill(programs[what], file, kill)))
    const db = openDb(file)
    const said = oneValue<string>(db, 'PRAGMA integrity_check') ?? 'nothing'
    const found = [
      ...(said === 'ok' ? [] : [`the database says ${said}`]),
      ...lossesIn(db, what, acknowledged),
      ...movedTwice(db, what, acknowledged),
    ]
    faults.push(...found.map((fault) => `kill ${kill + 1}: ${fault}`))
    db.close()
    onKill?.(kill + 1)
  }
  return { acknowledged, faults }
}

/** What was acknowledged and is not there, and what the ledgers have against each other. */
export function lossesIn(db: Db, what: Writes, acknowledged: readonly string[]): string[] {
  const kept = new Set(all<{ key: string }>(db, keys[what]).map(({ key }) => key))
  return [...acknowledged.filter((key) => !kept.has(key)), ...ledgerFaults(db)]
}

/** Lets things be written and kills who writes. @returns the keys that it said were committed */
async function writeAndKill(program: string, file: string, run: number): Promise<string[]> {
  const writer = spawn(process.execPath, [program, file, String(run)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  const enough = 1 + ((run * 37) % 90)
  writer.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (said.split('\n').length > enough) writer.kill('SIGKILL')
  })
  const [code, signal] = (await once(writer, 'close')) as [number | null, string | null]
  if (signal !== 'SIGKILL')
    throw new Error(`What was to be killed ended by itself, with ${code ?? signal}. What it says above tells why.`)
  return said.split('\n').slice(0, -1)
}

/** What moves when somebody who has lost the answer of the last transfer asks again under its key. */
function movedTwice(db: Db, what: Writes, acknowledged: readonly string[]): string[] {
  const key = acknowledged.findLast((each) => each.startsWith('transfer'))
  if (what === 'rounds' || key === undefined) return []
  const made = findRow<{ tenant: string; member: number; amount: number }>(db, 'transfer', { key })
  const upline = made && memberById(db, made.tenant, memberId(db, made.tenant, 'agent'))
  if (!made || !upline) return [`there is no transfer of the key ${key}`]
  const { tenant, member, amount } = made
  const before = balanceOf(db, tenant, member)
  transfer(db, { tenant, member, amountMinor: amount, key, now: Date.now() }, upline)
  return balanceOf(db, tenant, member) === before ? [] : [`the transfer of the key ${key} moved its money twice`]
}
