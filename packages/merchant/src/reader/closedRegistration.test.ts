import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { brokenFolder, type Edit } from '../testing/brokenFolder.ts'
import { at, problemsOf } from '../testing/problemsOf.ts'
import { lackWarnings } from './index.ts'

const without = (...names: string[]): Edit[] =>
  names.map((name) => ['flags.jsonc', `"${name}": true`, `"${name}": false`])
const closed = without('USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3')
const direct: Edit = ['flags.jsonc', '"AGEINFO3": true', '"DIRECTREG3": true, "AGEINFO3": true']

test('refuses a registration button when every way to register is off', { tags: ['B36'] }, async () => {
  const problems = await problemsOf(brokenFolder([...closed, direct]))
  expect(problems.map((problem) => `${at(problem)} ${problem.message}`)).toEqual([
    'flags.jsonc:13:3 LM022 The flag DIRECTREG3 is on, and its button leads to a closed registration: neither USERNAMEREG3 nor MOBILENUMREG3 is on.',
  ])
})

test('warns when the sign-in links to a closed registration', { tags: ['B36'] }, () => {
  const warnings = lackWarnings(dirname(brokenFolder(closed)), ['acme'])
  expect(warnings.map(at)).toEqual(['flags.jsonc:6:3 LM075'])
})

test.each([
  ['both ways', []],
  ['usernames only', without('MOBILENUMREG3', 'MOBILENUMPASSREG3')],
  ['mobile numbers only', without('USERNAMEREG3')],
])('control: does not warn of a registration by %s', { tags: ['B36-control'] }, async (_, edits) => {
  const folder = brokenFolder([...edits, direct])
  expect(await problemsOf(folder)).toEqual([])
  expect(lackWarnings(dirname(folder), ['acme'])).toEqual([])
})
