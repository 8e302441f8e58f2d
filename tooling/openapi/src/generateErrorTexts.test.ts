import { expect, test } from 'vitest'
import { generateErrorTexts } from './generateErrorTexts.ts'
import type { JsonValue } from './readApiContract.ts'

const row = { const: 'login.failed', title: 'auth.failed', description: 'Wrong.' }
const contract = (...rows: JsonValue[]) => ({ components: { schemas: { ErrorCode: { oneOf: rows } } } })

test('maps each error code to the id of its text, in the order of the API contract', () => {
  const file = generateErrorTexts(contract(row, { ...row, const: 'a.b', title: 'error.b' }))
  expect(file).toContain(
    "export const errorTexts = {\n  'login.failed': 'auth.failed',\n  'a.b': 'error.b',\n} as const",
  )
})

test('returns null for an API contract without error codes', () => {
  expect(generateErrorTexts({})).toBeNull()
})

test.each([
  ['no text id', { const: 'a.b', description: 'Wrong.' }, /row 2: it needs a const/],
  ['no description', { const: 'a.b', title: 'error.b' }, /row 2: it needs a const/],
  ['no value', { title: 'error.b', description: 'Wrong.' }, /row 2: it needs a const/],
  ['the value of another error code', row, /row 2: 'login\.failed' already has a row/],
])('throws an error when an error code in the API contract has %s', (_, second, message) => {
  expect(() => generateErrorTexts(contract(row, second))).toThrow(message)
})
