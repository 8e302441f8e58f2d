import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { doctor } from './doctor.ts'
import { plainly } from './say.ts'

test('an option that is not known is one sentence and the way to help', async () => {
  const said = await doctor(['--nope']).then(() => '', plainly)
  expect(said).toBe("Unknown option '--nope'. `npm run merchant -- help` lists what can be said.")
  expect(() => parseArgs({ args: ['--nope'], allowPositionals: true, options: {} })).toThrow(/end of the command/)
})

test('any other error says what it says', () => {
  expect([plainly(new Error('There is no merchant "x". There are: a.')), plainly('text')]).toEqual([
    'There is no merchant "x". There are: a.',
    'text',
  ])
})
