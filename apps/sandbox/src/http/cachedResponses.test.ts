import { describe, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts'

const breakGames = (sandbox: TestSandbox) =>
  sandbox.db.exec(`UPDATE game SET wire = json_set(wire, '$.supportPlay', 'maybe')`)
const repairGames = (sandbox: TestSandbox) =>
  sandbox.db.exec(`UPDATE game SET wire = json_set(wire, '$.supportPlay', json('true'))`)
const refused = { status: 500, body: { success: false, errorCode: 'system.failure' } }

describe.each(['hotGames', 'popularGames', 'gameList'])(
  'validates the cached response of the operation %s against the API contract',
  (id) => {
    test('returns 500 while a row in the database violates the API contract, and 200 after its repair', async () => {
      const sandbox = createTestSandbox()
      breakGames(sandbox)
      for (let time = 1; time <= 3; time++) {
        const { body, ...answer } = await sandbox.call(id)
        expect({ ...answer, body }).toMatchObject(refused)
        expect(body.value).toBeUndefined()
        expect(sandbox.lines).toHaveLength(time)
        expect(sandbox.lines.at(-1)).toContain(`The answer of ${id} (200) does not fit the contract`)
      }
      repairGames(sandbox)
      expect(await sandbox.call(id)).toMatchObject({ status: 200, body: { success: true } })
      expect(sandbox.lines).toHaveLength(3)
    })

    test('returns 500 instead of a cached response when changed data violates the API contract', async () => {
      const sandbox = createTestSandbox()
      // Control: the sandbox returns the cached response while the data is valid.
      const sent = await sandbox.call(id)
      expect(sent).toMatchObject({ status: 200, body: { success: true } })
      const repeated = await sandbox.call(id)
      expect([repeated.body, [...repeated.headers]]).toEqual([sent.body, [...sent.headers]])
      breakGames(sandbox)
      expect(await sandbox.call(id)).toMatchObject(refused)
    })
  },
)
