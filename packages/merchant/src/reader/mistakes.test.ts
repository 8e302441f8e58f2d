import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder, type FolderEdit } from '../testing/createBrokenMerchantFolder.ts'
import { formatProblemPosition, readMerchantFolderProblems } from '../testing/readMerchantFolderProblems.ts'

test(
  'reports ten mistakes in one merchant folder as ten problems, each with line and column',
  { tags: ['M2'] },
  async () => {
    const folder = createBrokenMerchantFolder([
      ['merchant.jsonc', '"aurora01t"', '"aurora01"'],
      ['merchant.jsonc', '["aurora.localhost"]', '["https://aurora.localhost"]'],
      ['merchant.jsonc', '  "currency": "BRL",\n', ''],
      ['merchant.jsonc', '"minimumAge": 18', '"minimumAge": 16'],
      ['flags.jsonc', '"MOBILENUMREG3"', '"MOBILENUMREG"'],
      ['flags.jsonc', '"MEMCLUB3": true', '"MEMCLUB3": "yes"'],
      ['theme.jsonc', '"#e2b65c"', '"#30304f"'],
      ['theme.jsonc', '"radius"', '"radios"'],
      ['cdn.jsonc', 'http://play.localhost:*', 'http://play.acme.net'],
    ])
    rmSync(join(folder, 'assets/hero.webp'))
    const problems = await readMerchantFolderProblems(folder)
    expect(problems.map(formatProblemPosition)).toEqual([
      'hero.webp:1:1 LM011',
      'cdn.jsonc:5:19 LM007',
      'flags.jsonc:7:3 LM021',
      'flags.jsonc:16:15 LM005',
      'merchant.jsonc:1:1 LM004',
      'merchant.jsonc:5:16 LM030',
      'merchant.jsonc:7:13 LM007',
      'merchant.jsonc:10:17 LM005',
      'theme.jsonc:5:14 LM040',
      'theme.jsonc:13:3 LM003',
    ])
    const flag = problems[2]
    expect(flag?.message).toBe('unknown flag "MOBILENUMREG". Did you mean "MOBILENUMREG3"?')
    expect(flag?.source).toBe('  "MOBILENUMREG": true,')
    expect(problems[4]?.message).toBe('"currency" is missing.')
    expect(problems[4]?.cure).toContain('"currency": "BRL"')
    expect(problems[8]?.cure).toMatch(/^The nearest colour that passes is "#[0-9a-f]{6}"\.$/)
    for (const { message, cure } of problems) expect(message.length * cure.length).toBeGreaterThan(0)
  },
)

test('reports wrong fonts, assets, colours and dictionaries even when the schema validation fails', async () => {
  const folder = createBrokenMerchantFolder([
    ['merchant.jsonc', '"currency": "BRL"', '"currency": "ZZZ"'],
    ['merchant.jsonc', '"assets/licence.svg"', '"../kite/assets/logo.svg"'],
    ['theme.jsonc', '"#e2b65c"', '"#30304f"'],
    ['theme.jsonc', '"#3ec8c0"', '"teal"'],
    [
      'theme.jsonc',
      '"display": { "family": "Bodoni Moda", "file": "assets/fonts/bodoni-moda-600.woff2", "weight": "600"',
      '"display": { "family": "Bodoni Moda", "file": "../trevo/assets/fonts/nunito-800.woff2", "weight": 600',
    ],
    ['theme.jsonc', '"radius": "small"', '"radius": "smal"'],
  ])
  cpSync(join(folder, 'assets/icon-512.png'), join(folder, 'assets/icon-192.png'))
  rmSync(join(folder, 'assets/logo.svg'))
  mkdirSync(join(folder, 'messages'))
  writeFileSync(join(folder, 'messages/DE.json'), '{}')
  expect((await readMerchantFolderProblems(folder)).map(formatProblemPosition)).toEqual([
    'icon-192.png:1:1 LM012',
    'logo.svg:1:1 LM011',
    'merchant.jsonc:10:15 LM007',
    'merchant.jsonc:14:14 LM010',
    'DE.json:1:1 LM031',
    'theme.jsonc:5:14 LM040',
    'theme.jsonc:7:15 LM007',
    'theme.jsonc:10:51 LM010',
    'theme.jsonc:10:103 LM005',
    'theme.jsonc:13:13 LM005',
  ])
})

const kinds: readonly (readonly [what: string, edit: FolderEdit, message: string, cure: string])[] = [
  [
    'a number in quotes',
    ['merchant.jsonc', '"minimumAge": 18', '"minimumAge": "18"'],
    '"minimumAge" is "18", a text.',
    'Write a number, without quotes: 18.',
  ],
  [
    'a number in quotes that is not offered',
    ['merchant.jsonc', '"minimumAge": 18', '"minimumAge": "16"'],
    '"minimumAge" is "16", which is not offered.',
    'Write 18 or 21.',
  ],
  [
    'a boolean in quotes',
    ['flags.jsonc', '"MEMCLUB3": true', '"MEMCLUB3": "False"'],
    '"MEMCLUB3" is a text.',
    'Write true or false, without quotes: false.',
  ],
  [
    'another text in place of a boolean',
    ['flags.jsonc', '"MEMCLUB3": true', '"MEMCLUB3": "18"'],
    '"MEMCLUB3" is a text.',
    'Write true or false.',
  ],
  [
    'a number without quotes',
    ['merchant.jsonc', '"name": "Aurora"', '"name": 777'],
    '"name" is a number.',
    'Write it in double quotes: "777".',
  ],
  [
    'a text for a list',
    ['merchant.jsonc', '["aurora.localhost"]', '"aurora.localhost"'],
    '"hosts" is a text.',
    'Write a list in square brackets: ["aurora.localhost"].',
  ],
  [
    'an object for a text',
    ['merchant.jsonc', '"name": "Aurora"', '"name": {}'],
    '"name" is an object.',
    'Write a text in double quotes.',
  ],
]

test.each(kinds)(
  'reports in a merchant folder %s and what to write instead',
  { tags: ['M2'] },
  async (_, edit, message, cure) => {
    expect(await readMerchantFolderProblems(createBrokenMerchantFolder([edit]))).toMatchObject([
      { code: 'LM005', message, cure },
    ])
  },
)

const single: readonly (readonly [what: string, edit: FolderEdit, where: string, says: RegExp])[] = [
  ['a missing quote', ['merchant.jsonc', '"BRL"', '"BRL'], 'merchant.jsonc:10:15 LM002', /closing double quote/],
  [
    'a key twice',
    ['flags.jsonc', '"PLYRBT": true', '"PLYRBT": true, "PLYRBT": false'],
    'flags.jsonc:24:19 LM006',
    /"PLYRBT" is written twice/,
  ],
  ['a nested unknown key', ['cdn.jsonc', '"fallback"', '"falback"'], 'cdn.jsonc:4:50 LM003', /Did you mean "fallback"/],
  [
    'a prototype as key',
    ['flags.jsonc', '"PLYRBT": true', '"PLYRBT": true, "__proto__": true'],
    'flags.jsonc:24:19 LM021',
    /unknown flag "__proto__"/,
  ],
  [
    'a list for a text',
    ['merchant.jsonc', '"name": "Aurora"', '"name": ["Aurora"]'],
    'merchant.jsonc:6:11 LM005',
    /is a list/,
  ],
  [
    'an empty name',
    ['merchant.jsonc', '"name": "Aurora"', '"name": ""'],
    'merchant.jsonc:6:11 LM007',
    /"name" is empty/,
  ],
  [
    'a left-over',
    ['merchant.jsonc', '"name": "Aurora"', '"name": "TODO name"'],
    'merchant.jsonc:6:11 LM008',
    /left-over/,
  ],
  [
    'a host with a port',
    ['merchant.jsonc', 'aurora.localhost', 'aurora.localhost:80'],
    'merchant.jsonc:7:13 LM007',
    /more than a host name/,
  ],
  [
    'no host',
    ['merchant.jsonc', '["aurora.localhost"]', '[]'],
    'merchant.jsonc:7:12 LM007',
    /"hosts" is an empty list/,
  ],
  [
    'a default not offered',
    ['merchant.jsonc', '"default": "PT"', '"default": "DE"'],
    'merchant.jsonc:8:29 LM031',
    /DE is not offered/,
  ],
  [
    'a language without dictionary',
    ['merchant.jsonc', '["EN", "PT"]', '["EN", "PT", "DE"]'],
    'merchant.jsonc:8:59 LM031',
    /no dictionary for DE/,
  ],
  [
    'an invented time zone',
    ['merchant.jsonc', 'America/Sao_Paulo', 'Mars/Olympus'],
    'merchant.jsonc:9:15 LM007',
    /not a time zone/,
  ],
  ['an invented currency', ['merchant.jsonc', '"BRL"', '"ZZZ"'], 'merchant.jsonc:10:15 LM007', /not a currency/],
  [
    'a missing key file',
    ['merchant.jsonc', 'encryption-key.pem', 'key.pem'],
    'merchant.jsonc:16:20 LM011',
    /"key.pem" does not exist/,
  ],
  [
    'a path out of the folder',
    ['merchant.jsonc', 'encryption-key.pem', '../../etc/passwd'],
    'merchant.jsonc:16:20 LM010',
    /out of the merchant/,
  ],
  [
    'an absolute path',
    ['merchant.jsonc', 'encryption-key.pem', '/etc/passwd'],
    'merchant.jsonc:16:20 LM010',
    /out of the merchant/,
  ],
  [
    'no key at all',
    ['encryption-key.pem', '-----BEGIN PUBLIC KEY-----', 'nothing'],
    'merchant.jsonc:16:20 LM020',
    /cannot be read/,
  ],
  [
    'a project by its title',
    ['merchant.jsonc', '"projectId": "demo-lobby"', '"projectId": "demo-Lobby 1"'],
    'merchant.jsonc:19:18 LM007',
    /not a project id/,
  ],
  [
    "a service account's key",
    ['merchant.jsonc', '"demo-lobby-key"', '"-----BEGIN PRIVATE KEY-----"'],
    'merchant.jsonc:20:15 LM007',
    /not a web API key/,
  ],
  [
    'sign-in windows with a scheme',
    ['merchant.jsonc', '"demo-lobby.firebaseapp.com"', '"https://demo-lobby.firebaseapp.com"'],
    'merchant.jsonc:21:19 LM007',
    /more than a host name/,
  ],
  [
    'an emulator for a project with players',
    ['merchant.jsonc', '"projectId": "demo-lobby"', '"projectId": "aurora-players"'],
    'merchant.jsonc:22:17 LM023',
    /"aurora-players" is not an emulator project/,
  ],
  [
    'a flag without the one it needs',
    ['flags.jsonc', '"MOBILENUMREG3": true', '"MOBILENUMREG3": false'],
    'flags.jsonc:8:3 LM022',
    /nothing without MOBILENUMREG3/,
  ],
  [
    'a currency in small letters',
    ['merchant.jsonc', '"currency": "BRL"', '"currency": "brl"'],
    'merchant.jsonc:10:15 LM007',
    /is not written in capitals/,
  ],
  ['a colour by name', ['theme.jsonc', '"#e2b65c"', '"gold"'], 'theme.jsonc:5:14 LM007', /is the name of a colour/],
  [
    'a colour of three digits',
    ['theme.jsonc', '"#e2b65c"', '"#fb5"'],
    'theme.jsonc:5:14 LM007',
    /is not written as "#rrggbb"/,
  ],
  ['a translucent colour', ['theme.jsonc', '"#e2b65c"', '"#e2b65c80"'], 'theme.jsonc:5:14 LM007', /is translucent/],
  ['no colour', ['theme.jsonc', '"#e2b65c"', '"goldish"'], 'theme.jsonc:5:14 LM007', /is not a colour/],
  [
    'a pale page in dark',
    ['theme.jsonc', '"#0a0f1f"', '"#c0c0d0"'],
    'theme.jsonc:6:13 LM041',
    /too light for mode "dark"/,
  ],
  ['an invented mode', ['theme.jsonc', '"dark"', '"darc"'], 'theme.jsonc:3:11 LM005', /Did you mean "dark"/],
  [
    'an invented first tab',
    ['theme.jsonc', '"lead": "LIVE"', '"lead": "SLOTS"'],
    'theme.jsonc:14:125 LM005',
    /"layout.lead" is "SLOTS", which is not offered/,
  ],
  [
    'a font by name',
    ['theme.jsonc', '"fonts": {', '"fonts": { "text": "Arial",'],
    'theme.jsonc:9:22 LM005',
    /not offered/,
  ],
  [
    'a missing font',
    [
      'theme.jsonc',
      '"display": { "family": "Bodoni Moda", "file": "assets/fonts/bodoni-moda-600',
      '"display": { "family": "Bodoni Moda", "file": "assets/fonts/bodoni',
    ],
    'theme.jsonc:10:51 LM011',
    /does not exist/,
  ],
  [
    'an insecure API',
    ['cdn.jsonc', '"apiBase": ""', '"apiBase": "http://api.acme.net"'],
    'cdn.jsonc:3:14 LM007',
    /not secure/,
  ],
  [
    'a port wildcard off loopback',
    ['cdn.jsonc', 'http://play.localhost:*', 'https://play.acme.net:*'],
    'cdn.jsonc:5:19 LM007',
    /not an origin/,
  ],
  [
    'a look-alike of loopback',
    ['cdn.jsonc', 'http://play.localhost:*', 'http://localhost.acme.net:*'],
    'cdn.jsonc:5:19 LM007',
    /not secure/,
  ],
  [
    'a user in an origin',
    ['cdn.jsonc', 'http://play.localhost:*', 'https://me@play.acme.net'],
    'cdn.jsonc:5:19 LM007',
    /not an origin/,
  ],
  [
    'a path in an origin',
    ['cdn.jsonc', 'http://play.localhost:*', 'https://play.acme.net/x'],
    'cdn.jsonc:5:19 LM007',
    /more than an origin/,
  ],
  ['a base with a slash', ['cdn.jsonc', '"/media/c"', '"/media/c/"'], 'cdn.jsonc:4:62 LM007', /ends with a slash/],
  ['a base that climbs', ['cdn.jsonc', '"/media/c"', '"/media/../c"'], 'cdn.jsonc:4:62 LM007', /neither/],
]

test.each(single)('reports the mistake at its line and column: %s', { tags: ['M2'] }, async (_, edit, where, says) => {
  const problems = await readMerchantFolderProblems(createBrokenMerchantFolder([edit]))
  expect(problems.map(formatProblemPosition)).toEqual([where])
  expect(problems.map(({ message }) => message).join()).toMatch(says)
})
