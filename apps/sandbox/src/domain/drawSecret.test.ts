import { describe, expect, test } from 'vitest'
import { run, type Db } from '../db/sql.ts'
import { lotteries } from '../seed/lotteries.ts'
import { drawSecret, openTestDb } from '../testing/openTestDb.ts'
import { winningNumber, resultOf } from './lotteryDraws.ts'

const draws = lotteries.flatMap((lottery) => [1, 2, 3].map((index) => ({ lottery, index })))
const resultsOf = (db: Db): string[] => draws.map(({ lottery, index }) => resultOf(db, lottery, index))

/** Opens a database as outside of tests, with its own secret. */
function openOwnDb(): Db {
  const db = openTestDb()
  run(db, 'DELETE FROM setting WHERE name = :name', { name: 'draw secret' })
  return db
}

describe('winning numbers', () => {
  test('are other ones in each database, and stay the same in one', { tags: ['B61'] }, () => {
    const db = openOwnDb()
    const results = resultsOf(db)
    expect(resultsOf(db)).toEqual(results)
    const others = resultsOf(openOwnDb())
    // Two draws of three dice may be alike.
    expect(results.filter((result, at) => result === others[at]).length).toBeLessThan(draws.length / 4)
  })

  test('control: can be computed beforehand by who knows the secret', { tags: ['B61-control'] }, () => {
    expect(resultsOf(openTestDb())).toEqual(
      draws.map(({ lottery, index }) => winningNumber(lottery, index, drawSecret)),
    )
  })
})
