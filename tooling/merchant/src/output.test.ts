import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { runDoctorVerb } from './runDoctorVerb.ts'
import type { Problem } from '@lobby/merchant/reader'
import { formatError, formatProblemGroup, groupEqualProblems } from './output.ts'

test('prints one sentence and the help command for an unknown option', async () => {
  const message = await runDoctorVerb(['--nope']).then(() => '', formatError)
  expect(message).toBe("Unknown option '--nope'. `npm run merchant -- help` lists the verbs and options.")
  expect(() => parseArgs({ args: ['--nope'], allowPositionals: true, options: {} })).toThrow(/end of the command/)
})

test('prints only the message of an error that is not about an option', () => {
  expect([formatError(new Error('There is no merchant "x". There are: a.')), formatError('text')]).toEqual([
    'There is no merchant "x". There are: a.',
    'text',
  ])
})

test('prints a problem of several merchants one time, with the positions in the other folders', () => {
  const inFolder = (id: string, line: number, message = 'The colour is unreadable.'): Problem => ({
    ...{ file: `merchants/${id}/theme.jsonc`, line, column: 3, code: 'LM030', message },
    ...{ cure: 'Choose a darker colour.', source: '"brand": "#fff"' },
  })
  const groups = groupEqualProblems([
    inFolder('aurora', 4),
    inFolder('aurora', 9),
    inFolder('kite', 5),
    inFolder('trevo', 6, 'The colour is missing.'),
    inFolder('trevo', 7),
  ])
  expect(groups.map((group) => group.map(({ file, line }) => `${file.split('/')[1]}:${line}`))).toEqual([
    ['aurora:4', 'kite:5', 'trevo:7'],
    ['aurora:9'],
    ['trevo:6'],
  ])
  expect(groups.map(formatProblemGroup)[0]).toBe(
    'merchants/aurora/theme.jsonc:4:3 LM030 The colour is unreadable.\n  "brand": "#fff"\n' +
      '  Choose a darker colour.\n  The same in merchants/kite/theme.jsonc:5, merchants/trevo/theme.jsonc:7',
  )
})
