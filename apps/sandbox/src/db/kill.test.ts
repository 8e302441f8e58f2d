import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseByTestDepth } from '@lobby/test-kit/depth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { killProgramDuringWrites, findLostWrites } from '../testing/killProgramDuringWrites.ts'
import { openDb } from './openDb.ts'

/**
 * How often the test kills the program that writes game rounds. `npm run bench -- kills` kills the program a thousand
 * times.
 */
const kills = chooseByTestDepth(4, 30)
const payments = chooseByTestDepth(3, 20)
let folder: string
let path: string
let acknowledged: readonly string[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-kill-'))
  path = join(folder, 'sandbox.db')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Allows 15 s for each kill, because a restart of the program takes seconds on a busy machine.
 */
const timeoutFor = (times: number) => ({ timeout: 60_000 + times * 15_000 })

describe('a writer that is killed', () => {
  test(
    `keeps every committed game round complete when the program that writes it is killed ${kills} times`,
    { tags: ['B2'], ...timeoutFor(kills) },
    async () => {
      const killed = await killProgramDuringWrites({ file: path, what: 'rounds', kills })
      acknowledged = killed.acknowledged
      expect(killed.faults).toEqual([])
      expect(acknowledged.length).toBeGreaterThan(kills)
    },
  )

  test(
    `moves the money of each committed payment one time when the program that pays is killed ${payments} times`,
    { tags: ['B2'], ...timeoutFor(payments) },
    async () => {
      const killed = await killProgramDuringWrites({
        file: join(folder, 'payments.db'),
        what: 'payments',
        kills: payments,
      })
      expect(killed.faults).toEqual([])
      expect(killed.acknowledged.filter((key) => key.startsWith('transfer')).length).toBeGreaterThan(payments)
    },
  )

  test(
    'control: reports a fault when a committed game round or the ledger entry of a stake is deleted',
    { tags: ['B2-control'] },
    () => {
      const db = openDb(path)
      const faultsAfter = (damage: string): string[] => {
        db.exec(`BEGIN; ${damage}`)
        const found = findLostWrites(db, 'rounds', acknowledged)
        db.exec('ROLLBACK')
        return found
      }
      const last = `SELECT session, round FROM bet WHERE key = '${acknowledged.at(-1)}'`
      const lastRef = `(SELECT 'bet:' || session || ':' || round FROM (${last}))`
      expect(
        faultsAfter(`DELETE FROM ledger WHERE ref = ${lastRef}; DELETE FROM bet WHERE (session, round) = (${last})`),
      ).not.toEqual([])
      expect(
        faultsAfter(
          `DELETE FROM ledger WHERE kind = 'stake' AND id = (SELECT MAX(id) FROM ledger WHERE kind = 'stake')`,
        ),
      ).not.toEqual([])
      expect(findLostWrites(db, 'rounds', acknowledged)).toEqual([])
      db.close()
    },
  )
})
