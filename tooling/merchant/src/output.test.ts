import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { doctor } from './doctor.ts'
import { formatError } from './output.ts'

test('prints one sentence and the help command for an unknown option', async () => {
  const message = await doctor(['--nope']).then(() => '', formatError)
  expect(message).toBe("Unknown option '--nope'. `npm run merchant -- help` lists the verbs and options.")
  expect(() => parseArgs({ args: ['--nope'], allowPositionals: true, options: {} })).toThrow(/end of the command/)
})

test('prints only the message of an error that is not about an option', () => {
  expect([formatError(new Error('There is no merchant "x". There are: a.')), formatError('text')]).toEqual([
    'There is no merchant "x". There are: a.',
    'text',
  ])
})
