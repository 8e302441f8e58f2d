import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder } from '../testing/createBrokenMerchantFolder.ts'
import {
  formatProblemPosition,
  messageCheckOptionsFixture,
  readMerchantFolderProblems,
} from '../testing/readMerchantFolderProblems.ts'
import { findMessageWarnings, readMerchant } from './index.ts'

function folderWith(texts: Readonly<Record<string, string>>): string {
  const folder = createBrokenMerchantFolder([])
  mkdirSync(join(folder, 'messages'))
  writeFileSync(join(folder, 'messages/PT.json'), JSON.stringify(texts))
  return folder
}

test.each([
  ['Ca\u202Esa', /an invisible character \(U\+202E\)/],
  ['Ca\u200Bsa', /an invisible character \(U\+200B\)/],
  ['\u200B\u2060', /is blank/],
  ['\u3164', /is blank/],
  ['   ', /is blank/],
  ['', /is blank/],
  ['Sal &amp; Mar', /"&amp;", which players would see as text/],
])('refuses a merchant’s own text when it is invisible, blank or contains an HTML entity: %j', async (text, says) => {
  const problems = await readMerchantFolderProblems(folderWith({ 'core.home': text }))
  expect(problems.map(formatProblemPosition)).toEqual(['PT.json:1:14 LM007'])
  expect(problems[0]?.message).toMatch(says)
})

test.each(['Água & Sal', 'Casa\nMar', 'بيت', 'می\u200Cخواهم', '<b>Casa</b>'])(
  'control: accepts a merchant’s own text with line breaks, tags or letters of other scripts: %j',
  async (text) => {
    expect(await readMerchantFolderProblems(folderWith({ 'core.home': text }))).toEqual([])
  },
)

test.each([
  ['Au\u3164', null],
  ['\u3164\u2800', /is blank/],
  ['Sal &amp; Mar', /"&amp;", which players would see as text/],
])('applies the rules for texts to the merchant name, for example %j', async (name, says) => {
  const problems = await readMerchantFolderProblems(
    createBrokenMerchantFolder([['merchant.jsonc', '"name": "Aurora"', `"name": ${JSON.stringify(name)}`]]),
  )
  if (says === null) expect(problems).toEqual([])
  else expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([expect.stringMatching(says)])
})

test("warns of a merchant's text that is much longer than the product's text with the same id", () => {
  const warningsFor = (texts: Readonly<Record<string, string>>) =>
    findMessageWarnings(dirname(folderWith(texts)), ['acme'], messageCheckOptionsFixture.dictionaries ?? {})
  const [warning, ...more] = warningsFor({ 'core.home': 'x'.repeat(124) })
  expect([warning && formatProblemPosition(warning), more]).toEqual(['PT.json:1:14 LM072', []])
  expect(warning?.message).toBe('"core.home" has 124 letters, but the product\'s text has 6: "Início".')
  expect(warningsFor({ 'core.home': 'x'.repeat(40), 'core.unknown': 'x'.repeat(200) })).toEqual([])
})

test.each('061C 180E 200E 200F 202A 202B 202D 202E 2028 2062 2066 2067 2068 206A FFF9 E0041'.split(' '))(
  'refuses a text with the invisible character U+%s',
  { tags: ['B35'] },
  async (code) => {
    const problems = await readMerchantFolderProblems(
      folderWith({ 'core.home': `Ca${String.fromCodePoint(Number.parseInt(code, 16))}sa` }),
    )
    expect(problems.map(formatProblemPosition)).toEqual(['PT.json:1:14 LM007'])
    expect(problems[0]?.message).toContain(`(U+${code})`)
  },
)

test('refuses a direction control character in a text that is empty in the product', { tags: ['B35'] }, async () => {
  const empty = { ...messageCheckOptionsFixture, dictionaries: { EN: { 'core.none': '' }, PT: { 'core.none': '' } } }
  const read = async (text: string) => {
    const result = await readMerchant(folderWith({ 'core.none': text }), empty)
    return result.ok ? [] : result.problems.map(formatProblemPosition)
  }
  expect(await read('Ca\u202Esa')).toEqual(['PT.json:1:14 LM007'])
  expect(await read('')).toEqual([])
})

test(
  'reports exactly one problem when a merchant’s own text has 500 letters in place of a short text',
  { tags: ['B35'] },
  async () => {
    const folder = folderWith({ 'core.home': 'x'.repeat(500) })
    const problems = await readMerchantFolderProblems(folder)
    expect(problems.map((problem) => `${formatProblemPosition(problem)} ${problem.message}`)).toEqual([
      'PT.json:1:14 LM052 "core.home" has 500 letters, but the product\'s text has 6: "Início".',
    ])
    expect(findMessageWarnings(dirname(folder), ['acme'], messageCheckOptionsFixture.dictionaries ?? {})).toEqual([])
  },
)

test.each([
  'Jogue na \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  'co\u00ADoperação',
  '\u{1F469}\u200D\u{1F4BB} \u2764\uFE0F',
  'x'.repeat(200),
])(
  'control: accepts a text with a flag emoji, a joined emoji, a soft hyphen or 200 letters: %j',
  { tags: ['B35-control'] },
  async (text) => {
    expect(await readMerchantFolderProblems(folderWith({ 'core.home': text }))).toEqual([])
  },
)
