import { expect, test } from 'vitest'
import { errorTextsFile } from './errorTextsFile.ts'
import type { Json } from './readContract.ts'

const row = { const: 'login.failed', title: 'auth.failed', description: 'Wrong.' }
const contract = (...rows: Json[]) => ({ components: { schemas: { ErrorCode: { oneOf: rows } } } })

test('maps each code of the catalogue to its text id, in the order of the contract', () => {
  const file = errorTextsFile(contract(row, { ...row, const: 'a.b', title: 'error.b' }))
  expect(file).toContain(
    "export const errorTexts = {\n  'login.failed': 'auth.failed',\n  'a.b': 'error.b',\n} as const",
  )
})

test('returns null for a contract without a catalogue', () => {
  expect(errorTextsFile({})).toBeNull()
})

test.each([
  ['no text', { const: 'a.b', description: 'Wrong.' }, /row 2: it needs a const/],
  ['no sentence', { const: 'a.b', title: 'error.b' }, /row 2: it needs a const/],
  ['no code', { title: 'error.b', description: 'Wrong.' }, /row 2: it needs a const/],
  ['a code that another row has', row, /row 2: 'login\.failed' already has a row/],
])('throws an error for a row with %s', (_, second, message) => {
  expect(() => errorTextsFile(contract(row, second))).toThrow(message)
})
