import { describe, expect, test } from 'vitest'
import { runSql, type Db } from '../db/sql.ts'
import { seedLotteries } from '../seed/lotteries.ts'
import { testDrawSecret, createTestDb } from '../testing/createTestDb.ts'
import { generateWinningNumber, getWinningNumber } from './lotteryDraws.ts'

const draws = seedLotteries.flatMap((lottery) => [1, 2, 3].map((index) => ({ lottery, index })))
const resultsOf = (db: Db): string[] => draws.map(({ lottery, index }) => getWinningNumber(db, lottery, index))

/** Opens a test database without the fixed draw secret of tests, so that the database creates a random secret. */
function openDbWithOwnSecret(): Db {
  const db = createTestDb()
  runSql(db, 'DELETE FROM setting WHERE name = :name', { name: 'draw secret' })
  return db
}

describe('winning numbers', () => {
  test(
    'generates the same winning numbers in the same database, and different numbers in another database',
    { tags: ['B61'] },
    () => {
      const db = openDbWithOwnSecret()
      const results = resultsOf(db)
      expect(resultsOf(db)).toEqual(results)
      const others = resultsOf(openDbWithOwnSecret())
      // Allow some equal results, because two draws of three dice may have the same result by chance.
      expect(results.filter((result, at) => result === others[at]).length).toBeLessThan(draws.length / 4)
    },
  )

  test(
    'control: predicts the winning numbers of a database when its draw secret is known',
    { tags: ['B61-control'] },
    () => {
      expect(resultsOf(createTestDb())).toEqual(
        draws.map(({ lottery, index }) => generateWinningNumber(lottery, index, testDrawSecret)),
      )
    },
  )
})
