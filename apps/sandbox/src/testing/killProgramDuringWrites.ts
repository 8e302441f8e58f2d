import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openDb } from '../db/openDb.ts'
import { selectAll, findRow, selectValue, type Db } from '../db/sql.ts'
import { createUplineTransfer } from '../domain/money/transfers.ts'
import { findMemberById } from '../domain/members.ts'
import { getWalletBalance } from '../domain/wallet.ts'
import { getDemoPersonId } from './createTestDb.ts'
import { findLedgerFaults } from './findLedgerFaults.ts'

/** The kind of data that the killed program writes: rounds of a game, or payments of every kind. */
export type WriteKind = 'rounds' | 'payments'

export interface KillProgramDuringWritesOptions {
  /** The path of the database file. A missing file is created. */
  readonly file: string
  readonly what: WriteKind
  readonly kills: number
  /** Called after each kill with the number of kills so far. */
  readonly onKill?: (kill: number) => void
}

export interface KillProgramDuringWritesResult {
  /** The idempotency keys of all writes that the program has reported as committed. */
  readonly acknowledged: readonly string[]
  /** A description of each write that was lost, incomplete or applied twice. */
  readonly faults: readonly string[]
}

const programs: Readonly<Record<WriteKind, string>> = {
  rounds: fileURLToPath(new URL('playRounds.ts', import.meta.url)),
  payments: fileURLToPath(new URL('movePayments.ts', import.meta.url)),
}
const keys: Readonly<Record<WriteKind, string>> = {
  rounds: 'SELECT key FROM bet',
  payments: 'SELECT key FROM deposit UNION ALL SELECT key FROM withdrawal UNION ALL SELECT key FROM transfer',
}

/**
 * Repeatedly starts a program that writes to a database, kills the program with SIGKILL and then checks the database.
 * @throws Error when the program ends before it is killed
 */
export async function killProgramDuringWrites({
  file,
  what,
  kills,
  onKill,
}: KillProgramDuringWritesOptions): Promise<KillProgramDuringWritesResult> {
  const acknowledged: string[] = []
  const faults: string[] = []
  for (let kill = 0; kill < kills; kill++) {
    acknowledged.push(...(await writeAndKill(programs[what], file, kill)))
    const db = openDb(file)
    const integrity = selectValue<string>(db, 'PRAGMA integrity_check') ?? 'nothing'
    const found = [
      ...(integrity === 'ok' ? [] : [`the integrity check of the database reports ${integrity}`]),
      ...findLostWrites(db, what, acknowledged),
      ...repeatLastTransfer(db, what, acknowledged),
    ]
    faults.push(...found.map((fault) => `kill ${kill + 1}: ${fault}`))
    db.close()
    onKill?.(kill + 1)
  }
  return { acknowledged, faults }
}

/**
 * Returns the idempotency keys of acknowledged writes that are missing in the database, and the faults of the ledgers.
 */
export function findLostWrites(db: Db, what: WriteKind, acknowledged: readonly string[]): string[] {
  const storedKeys = new Set(selectAll<{ key: string }>(db, keys[what]).map(({ key }) => key))
  return [...acknowledged.filter((key) => !storedKeys.has(key)), ...findLedgerFaults(db)]
}

/**
 * Starts the program and kills it after some writes.
 * @returns the idempotency keys of the writes that the program has reported as committed
 */
async function writeAndKill(program: string, file: string, run: number): Promise<string[]> {
  const writer = spawn(process.execPath, [program, file, String(run)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  const linesBeforeKill = 1 + ((run * 37) % 90)
  writer.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (output.split('\n').length > linesBeforeKill) writer.kill('SIGKILL')
  })
  const [code, signal] = (await once(writer, 'close')) as [number | null, string | null]
  if (signal !== 'SIGKILL')
    throw new Error(
      `${program} ended with ${code ?? signal} before it could be killed. Its output above shows the reason.`,
    )
  return output.split('\n').slice(0, -1)
}

/**
 * Repeats the last transfer with the same idempotency key, like a client that has not received the response. Returns a
 * fault if this moves money again.
 */
function repeatLastTransfer(db: Db, what: WriteKind, acknowledged: readonly string[]): string[] {
  const key = acknowledged.findLast((each) => each.startsWith('transfer'))
  if (what === 'rounds' || key === undefined) return []
  const made = findRow<{ tenant: string; member: number; amount: number }>(db, 'transfer', { key })
  const upline = made && findMemberById(db, made.tenant, getDemoPersonId(db, made.tenant, 'agent'))
  if (!made || !upline) return [`there is no transfer with the key ${key}`]
  const { tenant, member, amount } = made
  const before = getWalletBalance(db, tenant, member)
  createUplineTransfer(db, { tenant, member, amountMinor: amount, key, now: Date.now() }, upline)
  return getWalletBalance(db, tenant, member) === before
    ? []
    : [`the transfer with the key ${key} moved its money twice`]
}
