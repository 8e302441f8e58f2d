import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brokenFolder, soundFolder } from '../testing/brokenFolder.ts'
import { at, checks, problemsOf } from '../testing/problemsOf.ts'
import { readMerchant } from './index.ts'

const licencesOf = async (folder: string) => {
  const result = await readMerchant(folder, checks)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.merchant.assets.filter(({ role }) => role === 'fontLicence').map(({ path }) => path)
}

test("the licence beside a font is among the site's files, and nothing else that lies there", async () => {
  const folder = brokenFolder([])
  writeFileSync(join(folder, 'assets/fonts/notes.txt'), 'a remark')
  writeFileSync(join(folder, 'LICENSE.txt'), 'of something else')
  expect(await licencesOf(folder)).toEqual(['assets/fonts/LICENSE-bodoni-moda.txt'])
  rmSync(join(folder, 'assets/fonts/LICENSE-bodoni-moda.txt'))
  expect(await licencesOf(folder)).toEqual([])
})

test.each(readdirSync(join(soundFolder, '..')))('the fonts of %s carry the text of their licence', async (id) => {
  const folder = join(soundFolder, '..', id)
  const result = await readMerchant(folder, checks)
  const filesOf = (wanted: string) => (result.ok ? result.merchant.assets.filter(({ role }) => role === wanted) : [])
  const texts = filesOf('fontLicence')
  expect([result.ok, texts.length > 0]).toEqual([true, filesOf('font').length > 0])
  const licence = /Copyright[\s\S]*SIL OPEN FONT LICENSE Version 1\.1/
  for (const { content } of texts) expect(Buffer.from(content).toString('utf8')).toMatch(licence)
})

test.each([
  ['a page of pictures', Buffer.from([37, 80, 68, 70, 0])],
  ['a book', Buffer.alloc(20_001, 'a')],
])('%s is no licence text', async (_, content) => {
  const folder = brokenFolder([])
  writeFileSync(join(folder, 'assets/fonts/LICENSE-bodoni-moda.txt'), content)
  expect((await problemsOf(folder)).map(at)).toEqual(['LICENSE-bodoni-moda.txt:1:1 LM012'])
})
