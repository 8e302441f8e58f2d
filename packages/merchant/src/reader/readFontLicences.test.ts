import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder, VALID_MERCHANT_FOLDER_PATH } from '../testing/createBrokenMerchantFolder.ts'
import {
  formatProblemPosition,
  messageCheckOptionsFixture,
  readMerchantFolderProblems,
} from '../testing/readMerchantFolderProblems.ts'
import { readMerchant } from './index.ts'

const licencesOf = async (folder: string) => {
  const result = await readMerchant(folder, messageCheckOptionsFixture)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.merchant.assets.filter(({ role }) => role === 'fontLicence').map(({ path }) => path)
}

test('copies to the site only the licence text that is in the same folder as the font', async () => {
  const folder = createBrokenMerchantFolder([])
  writeFileSync(join(folder, 'assets/fonts/notes.txt'), 'a remark')
  writeFileSync(join(folder, 'LICENSE.txt'), 'of something else')
  expect(await licencesOf(folder)).toEqual(['assets/fonts/LICENSE-bodoni-moda.txt'])
  rmSync(join(folder, 'assets/fonts/LICENSE-bodoni-moda.txt'))
  expect(await licencesOf(folder)).toEqual([])
})

test.each(readdirSync(join(VALID_MERCHANT_FOLDER_PATH, '..')))(
  'ships the licence text with the fonts of %s',
  async (id) => {
    const folder = join(VALID_MERCHANT_FOLDER_PATH, '..', id)
    const result = await readMerchant(folder, messageCheckOptionsFixture)
    const filesOf = (wanted: string) => (result.ok ? result.merchant.assets.filter(({ role }) => role === wanted) : [])
    const texts = filesOf('fontLicence')
    expect([result.ok, texts.length > 0]).toEqual([true, filesOf('font').length > 0])
    const licence = /Copyright[\s\S]*SIL OPEN FONT LICENSE Version 1\.1/
    for (const { content } of texts) expect(Buffer.from(content).toString('utf8')).toMatch(licence)
  },
)

test.each([
  ['a PDF', Buffer.from([37, 80, 68, 70, 0])],
  ['a text of more than 20,000 bytes', Buffer.alloc(20_001, 'a')],
])('refuses %s as the licence text of a font', async (_, content) => {
  const folder = createBrokenMerchantFolder([])
  writeFileSync(join(folder, 'assets/fonts/LICENSE-bodoni-moda.txt'), content)
  expect((await readMerchantFolderProblems(folder)).map(formatProblemPosition)).toEqual([
    'LICENSE-bodoni-moda.txt:1:1 LM012',
  ])
})
