import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder, type FolderEdit } from '../testing/createBrokenMerchantFolder.ts'
import { readMerchantFolderProblems } from '../testing/readMerchantFolderProblems.ts'
import { supportedLanguages } from './localeValues.ts'

const problemsFor = async (edit: FolderEdit) =>
  (await readMerchantFolderProblems(createBrokenMerchantFolder([edit]))).map(({ message, cure, fix }) => ({
    said: `${message} ${cure}`,
    fix: fix?.text,
  }))
const languages = '"languages": { "default": "PT", "offered": ["EN", "PT"] }'

test.each([
  ['es', 'Spanish'],
  ['Spanish', 'Spanish'],
  ['español', 'Spanish'],
  ['es-MX', 'Mexican Spanish'],
  ['ES', 'Spanish'],
  ['ES-MX', 'Mexican Spanish'],
])('reports that the product has no texts in the language %s, and offers no fix', async (written, name) => {
  const [problem, ...more] = await problemsFor(['merchant.jsonc', '["EN", "PT"]', `["${written}", "PT"]`])
  expect(more).toEqual([])
  expect(problem?.said).toContain(`The product speaks EN and PT; ${name} is not available yet.`)
  expect(problem?.fix).toBeUndefined()
})

test.each([
  ['"offered": ["EN", "PT"]', '"offered": "Spanish; Portuguese"'],
  [languages, '"languages": "Spanish"'],
  [languages, '"languages": ["es", "pt"]'],
])('suggests only languages with a dictionary when the setting is %s', async (good, wrong) => {
  const [problem] = await problemsFor(['merchant.jsonc', good, wrong])
  expect(`${problem?.said} ${problem?.fix}`).not.toMatch(/"ES"/)
})

test.each([
  ['["english", "PT"]', '"EN"'],
  ['["EN", "pt-BR"]', '"PT"'],
  ['["en-GB", "PT"]', '"EN"'],
  ['["EN-GB", "PT"]', '"EN"'],
])('fixes a misspelt language code in the list %s', async (written, fix) => {
  expect(await problemsFor(['merchant.jsonc', '["EN", "PT"]', written])).toMatchObject([{ fix }])
})

test('lists in docs/onboarding.md exactly the languages for which the product has dictionaries', () => {
  const page = readFileSync(new URL('../../../../docs/onboarding.md', import.meta.url), 'utf8')
  expect(page).toContain(`The product speaks ${supportedLanguages.join(' and ')}`)
})
