import { expect, test } from 'vitest'
import { all } from '../db/sql.ts'
import { openTestDb } from '../testing/openTestDb.ts'
import { emptied } from './seed.ts'

test('a reset empties every table that belongs to somebody, and each before those that it refers to', () => {
  const db = openTestDb(':memory:', Date.now())
  const tables = all<{ name: string }>(db, `SELECT name FROM sqlite_master WHERE type = 'table'`).map(
    ({ name }) => name,
  )
  const references = tables.flatMap((name) =>
    all<{ to: string }>(db, `SELECT "table" AS "to" FROM pragma_foreign_key_list('${name}')`).map(({ to }) => ({
      name,
      to,
    })),
  )
  const belongs = references.filter(({ to }) => emptied.includes(to) && to !== 'game')
  expect(belongs.length).toBeGreaterThan(40)
  expect(belongs.filter(({ name }) => !emptied.includes(name))).toEqual([])
  expect(belongs.filter(({ name, to }) => name !== to && emptied.indexOf(name) > emptied.indexOf(to))).toEqual([])
})
