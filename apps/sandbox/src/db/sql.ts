import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

export type Db = DatabaseSync
export type SqlParams = Readonly<Record<string, SQLInputValue>>

const prepared = new WeakMap<Db, Map<string, StatementSync>>()

function prepareOnce(db: Db, text: string): StatementSync {
  let statements = prepared.get(db)
  if (!statements) prepared.set(db, (statements = new Map<string, StatementSync>()))
  let statement = statements.get(text)
  if (!statement) statements.set(text, (statement = db.prepare(text)))
  return statement
}

/**
 * Replaces the content of an in-memory database with a snapshot from `db.serialize()`. Never call this function for a
 * database in a file, because SQLite would disconnect the file. Never call it after a statement with a table-valued
 * function such as `json_each`, because the next such statement would crash the process.
 */
export function restoreDbSnapshot(db: Db, snapshot: Uint8Array): void {
  // Drop the cached statements, because `deserialize` finalizes all statements of the connection.
  prepared.delete(db)
  db.deserialize(snapshot)
}

/**
 * Runs a prepared statement that changes rows.
 * @returns the number of changed rows, and the id of the last inserted row
 */
export function runSql(db: Db, text: string, params: SqlParams = {}): { changes: number; id: number } {
  const { changes, lastInsertRowid } = prepareOnce(db, text).run(params)
  return { changes: Number(changes), id: Number(lastInsertRowid) }
}

/**
 * Returns the first row of a prepared query. The caller chooses the type of the row. STRICT tables guarantee the column
 * types.
 */
export function selectOne<Row>(db: Db, text: string, params: SqlParams = {}): Row | undefined {
  return prepareOnce(db, text).get(params) as Row | undefined
}

/** Returns all rows of a prepared query. */
export function selectAll<Row>(db: Db, text: string, params: SqlParams = {}): Row[] {
  return prepareOnce(db, text).all(params) as Row[]
}

/**
 * Returns the first column of the first row of a prepared query; undefined if there is no row. The caller chooses the
 * type of the value.
 */
export function selectValue<Value>(db: Db, text: string, params: SqlParams = {}): Value | undefined {
  const row = prepareOnce(db, text).get(params)
  return row && (Object.values(row)[0] as Value)
}

/** Returns the count or sum that a prepared query selects. Returns 0 for NULL, which is SQLite's sum of no rows. */
export const selectNumber = (db: Db, text: string, params: SqlParams = {}): number =>
  selectValue<number | null>(db, text, params) ?? 0

/** Returns the SQL text `name = :name` for each column, joined with the separator. */
const joinColumns = (columns: SqlParams, separator: string, prefix = ''): string =>
  Object.keys(columns)
    .map((name) => `${name} = :${prefix}${name}`)
    .join(separator)

/** Returns the first row in which each column of `where` has the given value. */
export const findRow = <Row>(db: Db, table: string, where: SqlParams): Row | undefined =>
  selectOne<Row>(db, `SELECT * FROM ${table} WHERE ${joinColumns(where, ' AND ')}`, where)

/**
 * Inserts a row.
 * @param or - what to do if a row with the same primary or unique key exists; if undefined, SQLite throws an Error
 * @returns the number of changed rows, and the id of the new row
 */
export function insertRow(
  db: Db,
  table: string,
  row: SqlParams,
  or?: 'IGNORE' | 'REPLACE',
): { changes: number; id: number } {
  const names = Object.keys(row)
  const values = names.map((name) => `:${name}`).join(', ')
  return runSql(db, `INSERT ${or ? `OR ${or} ` : ''}INTO ${table} (${names.join(', ')}) VALUES (${values})`, row)
}

/** Updates the rows in which each column of `where` has the given value. @returns the number of updated rows */
export function updateRows(db: Db, table: string, where: SqlParams, values: SqlParams): number {
  const conditions = Object.fromEntries(Object.entries(where).map(([name, value]) => [`is_${name}`, value]))
  const text = `UPDATE ${table} SET ${joinColumns(values, ', ')} WHERE ${joinColumns(where, ' AND ', 'is_')}`
  return runSql(db, text, { ...values, ...conditions }).changes
}

/** Deletes the rows in which each column of `where` has the given value. @returns the number of deleted rows */
export const deleteRows = (db: Db, table: string, where: SqlParams): number =>
  runSql(db, `DELETE FROM ${table} WHERE ${joinColumns(where, ' AND ')}`, where).changes

/**
 * Runs `work` in the open transaction. If no transaction is open, runs `work` in a new immediate transaction. `work`
 * must be synchronous: otherwise statements of other requests would run in the same transaction.
 */
export function runInTransaction<T>(db: Db, work: () => T): T {
  if (db.isTransaction) return work()
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    // If the disk is full, SQLite has already rolled back and `ROLLBACK` would fail.
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}
