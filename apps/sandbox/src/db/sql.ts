import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

export type Db = DatabaseSync
export type Params = Readonly<Record<string, SQLInputValue>>

const prepared = new WeakMap<Db, Map<string, StatementSync>>()

function statement(db: Db, text: string): StatementSync {
  let ofDb = prepared.get(db)
  if (!ofDb) prepared.set(db, (ofDb = new Map<string, StatementSync>()))
  let found = ofDb.get(text)
  if (!found) ofDb.set(text, (found = db.prepare(text)))
  return found
}

/**
 * Replaces everything in an in-memory database with a snapshot, which `db.serialize()` made. Must not be called on a database in a file: SQLite would
 * disconnect it from the file. Must not be called after a statement that used a table-valued function such as `json_each`: SQLite keeps a pointer to
 * the schema of before, and the next such statement ends the process.
 */
export function restore(db: Db, snapshot: Uint8Array): void {
  // SQLite finalizes all statements of the connection.
  prepared.delete(db)
  db.deserialize(snapshot)
}

/** Runs a prepared statement that changes rows. @returns how many changed, and the last row id. */
export function run(db: Db, text: string, params: Params = {}): { changes: number; id: number } {
  const { changes, lastInsertRowid } = statement(db, text).run(params)
  return { changes: Number(changes), id: Number(lastInsertRowid) }
}

/** The first row of a prepared query. The caller names the row's shape, which the STRICT tables hold to. */
export function one<Row>(db: Db, text: string, params: Params = {}): Row | undefined {
  return statement(db, text).get(params) as Row | undefined
}

/** All rows of a prepared query. */
export function all<Row>(db: Db, text: string, params: Params = {}): Row[] {
  return statement(db, text).all(params) as Row[]
}

/** The first column of the first row of a prepared query; undefined without a row. The caller names its type. */
export function oneValue<Value>(db: Db, text: string, params: Params = {}): Value | undefined {
  const row = statement(db, text).get(params)
  return row && (Object.values(row)[0] as Value)
}

/** The number that a prepared query counts or sums; 0 where there is nothing to. */
export const oneNumber = (db: Db, text: string, params: Params = {}): number =>
  oneValue<number | null>(db, text, params) ?? 0

/** `name = :name` of each column. */
const pairs = (columns: Params, separator: string, prefix = ''): string =>
  Object.keys(columns)
    .map((name) => `${name} = :${prefix}${name}`)
    .join(separator)

/** The first row whose columns have these values. */
export const findRow = <Row>(db: Db, table: string, where: Params): Row | undefined =>
  one<Row>(db, `SELECT * FROM ${table} WHERE ${pairs(where, ' AND ')}`, where)

/**
 * Adds a row.
 * @param or - what happens if a row with one of its keys is there: without it an Error
 * @returns how many rows changed, and the row's id
 */
export function insert(db: Db, table: string, row: Params, or?: 'IGNORE' | 'REPLACE'): { changes: number; id: number } {
  const names = Object.keys(row)
  const values = names.map((name) => `:${name}`).join(', ')
  return run(db, `INSERT ${or ? `OR ${or} ` : ''}INTO ${table} (${names.join(', ')}) VALUES (${values})`, row)
}

/** Writes values into the rows whose columns have those of `where`. @returns how many rows there were */
export function updateRows(db: Db, table: string, where: Params, values: Params): number {
  const found = Object.fromEntries(Object.entries(where).map(([name, value]) => [`is_${name}`, value]))
  const text = `UPDATE ${table} SET ${pairs(values, ', ')} WHERE ${pairs(where, ' AND ', 'is_')}`
  return run(db, text, { ...values, ...found }).changes
}

/** Deletes the rows whose columns have these values. @returns how many there were */
export const deleteRows = (db: Db, table: string, where: Params): number =>
  run(db, `DELETE FROM ${table} WHERE ${pairs(where, ' AND ')}`, where).changes

/**
 * Runs `work` in one immediate transaction; inside another one it joins that one. `work` must not wait for anything:
 * one connection has one transaction.
 */
export function transaction<T>(db: Db, work: () => T): T {
  if (db.isTransaction) return work()
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk makes SQLite roll back by itself.
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}
