import { mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { formatThemeCss } from '../theme/index.ts'
import { createBrokenMerchantFolder } from '../testing/createBrokenMerchantFolder.ts'
import { formatProblemPosition, readMerchantFolderProblems } from '../testing/readMerchantFolderProblems.ts'
import { readMerchant } from './index.ts'

/**
 * A font path that closes the `@font-face` rule, adds a rule that hides the footer, and opens another rule for the
 * remaining text.
 */
const injectedPath = 'assets/fonts/x" );}footer{display:none}a{b:url( "y.woff2'

const file = 'assets/fonts/bodoni-moda-600.woff2'

/** Returns a valid folder whose font file has this path, and whose `theme.jsonc` refers to it. */
function withFontAt(path: string) {
  const display = `"display": { "family": "Bodoni Moda", "file": `
  const digits = `"digits": { "family": "Bodoni Moda", "file": `
  const folder = createBrokenMerchantFolder(
    [display, digits].map((start) => ['theme.jsonc', `${start}"${file}"`, `${start}${JSON.stringify(path)}`] as const),
  )
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  renameSync(join(folder, file), join(folder, path))
  renameSync(
    join(folder, 'assets/fonts/LICENSE-bodoni-moda.txt'),
    join(folder, dirname(path), 'LICENSE-bodoni-moda.txt'),
  )
  return folder
}

test.each([
  injectedPath,
  'assets/fonts/a?b.woff2',
  'assets/fonts/a#b.woff2',
  'assets/fonts/a%2fb.woff2',
  "assets/fonts/a'b.woff2",
  'assets/fonts/a\nb.woff2',
  'assets/fonts/a;b.woff2',
])('refuses a font path with special characters of CSS or URLs: %j', { tags: ['B72'] }, async (path) => {
  const problems = await readMerchantFolderProblems(withFontAt(path))
  expect(problems.map(formatProblemPosition)).toEqual([
    expect.stringMatching(/^theme\.jsonc:.* LM007$/),
    expect.stringMatching(/^theme\.jsonc:.* LM007$/),
  ])
})

test.each(['assets/fonts/Bodoni Moda_600-v2.woff2', 'assets/fonts/título.woff2'])(
  'control: accepts a font whose path has no special characters: %j',
  { tags: ['B72-control'] },
  async (path) => {
    expect(await readMerchantFolderProblems(withFontAt(path))).toEqual([])
  },
)

test('control: writes the injected CSS rule when the path is not validated', { tags: ['B72-control'] }, async () => {
  const read = await readMerchant(createBrokenMerchantFolder([]))
  if (!read.ok) throw new Error('The folder is sound.')
  const css = formatThemeCss({
    ...read.merchant.theme,
    fontFaces: read.merchant.theme.fontFaces.replace(file, injectedPath),
  })
  expect(css).toContain('footer{display:none}')
})

test.each(['assets/a?b#c%2f.svg', 'assets\\licence.svg', 'assets/..%2Flogo.svg'])(
  'reports exactly one problem when the licence seal has the invalid path %s',
  { tags: ['B72'] },
  async (path) => {
    const problems = await readMerchantFolderProblems(
      createBrokenMerchantFolder([['merchant.jsonc', '"assets/licence.svg"', JSON.stringify(path)]]),
    )
    expect(problems.map(({ code }) => code)).toEqual(['LM007'])
  },
)
