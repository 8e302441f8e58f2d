import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder, type FolderEdit } from '../testing/createBrokenMerchantFolder.ts'
import { formatProblemPosition, readMerchantFolderProblems } from '../testing/readMerchantFolderProblems.ts'
import { findMissingFileWarnings } from './index.ts'

const without = (...names: string[]): FolderEdit[] =>
  names.map((name) => ['flags.jsonc', `"${name}": true`, `"${name}": false`])
const closed = without('USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3')
const direct: FolderEdit = ['flags.jsonc', '"AGEINFO3": true', '"DIRECTREG3": true, "AGEINFO3": true']

test(
  'refuses a folder with a registration button when both flags for ways to register are off',
  { tags: ['B36'] },
  async () => {
    const problems = await readMerchantFolderProblems(createBrokenMerchantFolder([...closed, direct]))
    expect(problems.map((problem) => `${formatProblemPosition(problem)} ${problem.message}`)).toEqual([
      'flags.jsonc:13:3 LM022 The flag DIRECTREG3 is on, and its button leads to a closed registration: ' +
        'neither USERNAMEREG3 nor MOBILENUMREG3 is on.',
    ])
  },
)

test('warns when the sign-in page links to the registration but no way to register is on', { tags: ['B36'] }, () => {
  const warnings = findMissingFileWarnings(dirname(createBrokenMerchantFolder(closed)), ['acme'])
  expect(warnings.map(formatProblemPosition)).toEqual(['flags.jsonc:6:3 LM075'])
})

test.each([
  ['both ways', []],
  ['usernames only', without('MOBILENUMREG3', 'MOBILENUMPASSREG3')],
  ['mobile numbers only', without('USERNAMEREG3')],
])(
  'control: accepts links to the registration when players can register by %s',
  { tags: ['B36-control'] },
  async (_, edits) => {
    const folder = createBrokenMerchantFolder([...edits, direct])
    expect(await readMerchantFolderProblems(folder)).toEqual([])
    expect(findMissingFileWarnings(dirname(folder), ['acme'])).toEqual([])
  },
)
