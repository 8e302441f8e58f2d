import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder, type FolderEdit } from '../testing/createBrokenMerchantFolder.ts'
import {
  formatProblemPosition,
  messageCheckOptionsFixture,
  readMerchantFolderProblems,
} from '../testing/readMerchantFolderProblems.ts'
import { readMerchant } from './index.ts'

const name = (to: string): FolderEdit => ['merchant.jsonc', '"name": "Aurora"', `"name": ${JSON.stringify(to)}`]
const host = (to: string): FolderEdit => ['merchant.jsonc', '"aurora.localhost"', JSON.stringify(to)]
const [blank, hidden, markup] = ['merchant.jsonc:6:11 LM007', 'merchant.jsonc:6:11 LM007', 'merchant.jsonc:6:11 LM007']

test.each([
  ['a name of blanks', name('   '), blank, /is blank/],
  ['a name with a bell in it', name('Au\u0007rora'), hidden, /an invisible character \(U\+0007\)/],
  ['a name on two lines', name('Au\nrora'), hidden, /U\+000A/],
  ['a name that reverses the text direction', name('Au\u202Erora'), hidden, /U\+202E/],
  ['a name with markup', name('<b>Aurora</b>'), markup, /has markup/],
  ['a name of 41 letters', name('A'.repeat(41)), markup, /has 41 letters, but only 40 are allowed/],
  [
    'a copyright line with markup',
    ['merchant.jsonc', '© 2026 Aurora Entretenimento', '&copy; <i>Aurora</i>'],
    'merchant.jsonc:12:16 LM007',
    /has markup/,
  ],
  ['a code of x', ['merchant.jsonc', '"code": "aurora01"', '"code": "xxx"'], 'merchant.jsonc:3:11 LM008', /left-over/],
  [
    'a key from a manual',
    ['merchant.jsonc', '"demo-lobby-key"', '"YOUR_API_KEY"'],
    'merchant.jsonc:20:15 LM008',
    /left-over/,
  ],
  [
    'a sign-in host from a manual',
    ['merchant.jsonc', '"demo-lobby.firebaseapp.com"', '"your-project.firebaseapp.com"'],
    'merchant.jsonc:21:19 LM008',
    /left-over/,
  ],
  ['a host from a manual', host('www.example.com'), 'merchant.jsonc:7:13 LM008', /left-over/],
  ['a placeholder host', host('your-domain.com'), 'merchant.jsonc:7:13 LM008', /left-over/],
  ['a placeholder host in one word', host('www.yourdomain.bet'), 'merchant.jsonc:7:13 LM008', /left-over/],
  [
    'an image host from a manual',
    ['cdn.jsonc', '"/media/c"', '"https://img.example.com"'],
    'cdn.jsonc:4:62 LM008',
    /left-over/,
  ],
  ['a host without a domain', host('intranet'), 'merchant.jsonc:7:13 LM007', /has no public domain/],
  ['an address in a network', host('192.168.0.7'), 'merchant.jsonc:7:13 LM007', /is an IP address, not a name/],
  [
    'a language that is offered twice',
    ['merchant.jsonc', '["EN", "PT"]', '["EN", "PT", "EN"]'],
    'merchant.jsonc:8:59 LM005',
    /"EN" is offered twice/,
  ],
] as const)('reports in a settings file %s', async (_, edit, where, says) => {
  const problems = await readMerchantFolderProblems(createBrokenMerchantFolder([edit as FolderEdit]))
  expect(problems.map(formatProblemPosition)).toEqual([where])
  expect(problems[0]?.message).toMatch(says)
})

test.each([
  'localhost',
  'acme.localhost',
  '127.0.0.1',
  'www.acme.example',
  'acme.bet.br',
  'xn--aurora-3ya.bet',
  'example.bet',
  'yourgame.bet',
])('control: accepts the host %s, which is not a placeholder', async (own) => {
  expect(await readMerchantFolderProblems(createBrokenMerchantFolder([host(own)]))).toEqual([])
})

test.each(['Água & Sal', 'O’Brien 7', 'ساعة', '博彩', 'Your Game'])(
  'control: accepts the merchant name %s',
  async (own) => {
    expect(await readMerchantFolderProblems(createBrokenMerchantFolder([name(own)]))).toEqual([])
  },
)

test('reports the lists of hosts and of languages when they are empty', async () => {
  const problems = await readMerchantFolderProblems(
    createBrokenMerchantFolder([
      ['merchant.jsonc', '["EN", "PT"]', '[]'],
      ['merchant.jsonc', '["aurora.localhost"]', '[]'],
    ]),
  )
  expect(problems.map(({ message, cure }) => `${message} ${cure}`)).toEqual([
    '"hosts" is an empty list. Write at least one entry, for example ["www.example.net"].',
    'The default language PT is not offered. Add "PT" to languages.offered.',
    '"languages.offered" is an empty list. Write at least one entry, for example ["EN","PT"].',
  ])
})

test.each([
  ['Olá {name', 'EXPECT_ARGUMENT_CLOSING_BRACE', 'has a "{" without a closing "}", before "name".'],
  ['Olá {name} e {', 'EXPECT_ARGUMENT_CLOSING_BRACE', 'has a "{" without a closing "}", before "".'],
  ['Olá {}', 'EMPTY_ARGUMENT', 'has braces with nothing between them: {}.'],
  ['Olá {name, }', 'EXPECT_ARGUMENT_TYPE', 'has a comma after a name in braces, but no type after it: {name, }.'],
  ['Olá <b>{name}', 'UNCLOSED_TAG', 'has a tag that is never closed: <b>.'],
  ['Olá } {name}', 'WHATEVER', 'has a "}" without an opening "{", after "Olá ".'],
])('names the wrong brace or tag in a merchant’s own text: %s', async (text, kind, says) => {
  const folder = createBrokenMerchantFolder([])
  mkdirSync(join(folder, 'messages'))
  writeFileSync(join(folder, 'messages/PT.json'), JSON.stringify({ 'core.hello': text }))
  const result = await readMerchant(folder, {
    ...messageCheckOptionsFixture,
    checkMessage: () => ({ message: 'It is not valid ICU.', syntax: kind }),
  })
  const [problem] = result.ok ? [] : result.problems
  expect(problem?.message).toBe(`"core.hello" ${says}`)
  expect(problem?.cure).toContain('The original: Olá {name}')
})
