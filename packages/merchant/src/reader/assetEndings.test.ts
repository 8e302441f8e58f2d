import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder } from '../testing/createBrokenMerchantFolder.ts'
import { formatProblemPosition, readMerchantFolderProblems } from '../testing/readMerchantFolderProblems.ts'
import { findSvgProblem } from './svgProblem.ts'

/** Returns a valid merchant folder in which the SVG file of the licence seal is renamed to this name. */
function withSealAs(name: string) {
  const folder = createBrokenMerchantFolder([['merchant.jsonc', '"assets/licence.svg"', `"assets/${name}"`]])
  renameSync(join(folder, 'assets/licence.svg'), join(folder, 'assets', name))
  return folder
}

test.each(['seal.html', 'seal.js', 'seal.png', 'seal'])(
  'refuses a licence seal that is an SVG but is named %s',
  { tags: ['B70'] },
  async (name) => {
    const problems = await readMerchantFolderProblems(withSealAs(name))
    expect(problems.map(formatProblemPosition)).toEqual([expect.stringMatching(/^merchant\.jsonc:\d+:\d+ LM012$/)])
    expect(problems[0]?.cure).toContain('seal.svg')
  },
)

test.each(['seal.svg', 'seal.SVG'])(
  'control: accepts the licence seal with the SVG file name %s',
  { tags: ['B70-control'] },
  async (name) => {
    expect(await readMerchantFolderProblems(withSealAs(name))).toEqual([])
  },
)

test.each(['<!-->', '<!--->'])(
  'refuses an SVG with the text %s, which is a whole comment in HTML but only opens a comment in XML',
  { tags: ['B70'] },
  (start) => {
    const svg = (comment: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n${comment}<script src="/brand/evil.js"></script>--><path d="M0 0h1v1z"/></svg>`
    expect(findSvgProblem(svg(start))).toEqual({ what: 'has a comment that HTML closes at once', line: 2 })
    // Control: with a space, the comment ends at the same place in HTML and in XML, so the SVG is accepted.
    expect(findSvgProblem(svg('<!-- '))).toBeNull()
  },
)
