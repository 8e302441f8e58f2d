import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { expect, test } from 'vitest'
import { capabilities, flagCodes, FLAG_TABLE } from '../flags.ts'
import { createBrokenMerchantFolder, VALID_MERCHANT_FOLDER_PATH } from '../testing/createBrokenMerchantFolder.ts'
import {
  formatProblemPosition,
  messageCheckOptionsFixture,
  readMerchantFolderProblems,
} from '../testing/readMerchantFolderProblems.ts'
import { readMerchant, readMerchants } from './index.ts'

async function merchantOf(folder: string) {
  const result = await readMerchant(folder, messageCheckOptionsFixture)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.merchant.public
}

test(
  'control: reads every merchant folder of this repository without a problem',
  { tags: ['M2-control'] },
  async () => {
    const { merchants, problems } = await readMerchants(join(VALID_MERCHANT_FOLDER_PATH, '..'))
    expect(problems).toEqual([])
    expect(merchants.map(({ id }) => id)).toEqual(expect.arrayContaining(['aurora', 'kite', 'trevo']))
  },
)

test('reads the merchant code from merchant.jsonc', { tags: ['CONF-004'] }, async () => {
  expect((await merchantOf(createBrokenMerchantFolder([['merchant.jsonc', '"aurora01"', '"other77"']]))).code).toBe(
    'other77',
  )
})

test(
  'reads the trial code from merchant.jsonc unless the trial code equals the merchant code',
  { tags: ['CONF-005'] },
  async () => {
    const merchant = await merchantOf(createBrokenMerchantFolder([['merchant.jsonc', '"aurora01t"', '"other77t"']]))
    expect([merchant.code, merchant.trialCode]).toEqual(['aurora01', 'other77t'])
    expect(
      (
        await readMerchantFolderProblems(createBrokenMerchantFolder([['merchant.jsonc', '"aurora01t"', '"aurora01"']]))
      ).map(({ code }) => code),
    ).toEqual(['LM030'])
  },
)

test(
  'reads the copyright line, and the licence with its image and text, from the merchant folder',
  { tags: ['SHELL-114'] },
  async () => {
    const { copyright, licence } = await merchantOf(
      createBrokenMerchantFolder([
        ['merchant.jsonc', '"© 2026 Aurora Entretenimento"', '"© 2026 Acme"'],
        ['merchant.jsonc', '"Marca de demonstração. Não é um operador licenciado."', '"Licence 7"'],
      ]),
    )
    expect([copyright, licence.text['PT'], licence.image?.src]).toEqual([
      '© 2026 Acme',
      'Licence 7',
      expect.stringMatching(/licence\.svg/),
    ])
    const without = await merchantOf(
      createBrokenMerchantFolder([['merchant.jsonc', '"image": "assets/licence.svg", ', '']]),
    )
    expect(without.licence.image).toBeNull()
  },
)

test('uses the licence text of the default language for each offered language that has no licence text', async () => {
  const [PT, EN] = [
    '"PT": "Marca de demonstração. Não é um operador licenciado.", ',
    ', "EN": "Demonstration brand. Not a licensed operator."',
  ]
  const both =
    '{ "PT": "Marca de demonstração. Não é um operador licenciado.", "EN": "Demonstration brand. Not a ' +
    'licensed operator." }'
  expect(
    (await merchantOf(createBrokenMerchantFolder([['merchant.jsonc', both, '"Licence 7"']]))).licence.text,
  ).toEqual({ PT: 'Licence 7', EN: 'Licence 7' })
  const { text } = (await merchantOf(createBrokenMerchantFolder([['merchant.jsonc', EN, '']]))).licence
  expect(text['EN']).toBe(text['PT'])
  const problems = await readMerchantFolderProblems(createBrokenMerchantFolder([['merchant.jsonc', PT, '']]))
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    ['LM031', 'The licence has no text in PT, the default language.'],
  ])
})

test('passes the first tab of the home page to the site when theme.jsonc names it', async () => {
  expect(
    (await merchantOf(createBrokenMerchantFolder([['theme.jsonc', '"lead": "LIVE"', '"lead": "LOTT"']]))).layout.lead,
  ).toBe('LOTT')
  expect(
    (await merchantOf(createBrokenMerchantFolder([['theme.jsonc', ', "lead": "LIVE"', '']]))).layout,
  ).not.toHaveProperty('lead')
})

const block = /,\s*\/\/ Third-party[^{]*("firebase": \{[^}]*\})/

test(
  'configures third-party sign-in only when merchant.jsonc has the key "firebase"',
  { tags: ['AUTH-221'] },
  async () => {
    const folder = createBrokenMerchantFolder([])
    const configured = { projectId: 'demo-lobby', apiKey: 'demo-lobby-key', authDomain: 'demo-lobby.firebaseapp.com' }
    expect((await merchantOf(folder)).firebase).toEqual({ ...configured, emulator: true })
    const text = readFileSync(join(folder, 'merchant.jsonc'), 'utf8')
    expect(text).toMatch(block)
    writeFileSync(join(folder, 'merchant.jsonc'), text.replace(/,\s*"emulator": true/, ''))
    expect((await merchantOf(folder)).firebase).toEqual({ ...configured, emulator: false })
    writeFileSync(join(folder, 'merchant.jsonc'), text.replace(block, ''))
    expect((await merchantOf(folder)).firebase).toBeUndefined()
  },
)

test('switches on exactly the feature flags that are true in flags.jsonc', { tags: ['CONF-002'] }, async () => {
  const folder = createBrokenMerchantFolder([])
  const flagsWith = async (text: string) => {
    writeFileSync(join(folder, 'flags.jsonc'), text)
    return (await merchantOf(folder)).flags
  }
  for (const name of flagCodes.filter((flag) => !['REGMOBVERF3', 'MOBILENUMPASSREG3', 'DIRECTREG3'].includes(flag))) {
    expect(await flagsWith(`{ "${name}": true }`)).toEqual([FLAG_TABLE[name].capability])
  }
  expect(await flagsWith(`{ ${flagCodes.map((name) => `"${name}": true`).join(', ')} }`)).toEqual(capabilities)
})

test('treats a feature flag as off when flags.jsonc does not list it', { tags: ['CONF-003'] }, async () => {
  const folder = createBrokenMerchantFolder([])
  writeFileSync(join(folder, 'flags.jsonc'), '{ "MAILCEN": true, "REWCEN3": false }')
  expect((await merchantOf(folder)).flags).toEqual(['mailCentre'])
  writeFileSync(join(folder, 'flags.jsonc'), '{}')
  expect((await merchantOf(folder)).flags).toEqual([])
  rmSync(join(folder, 'flags.jsonc'))
  expect((await readMerchantFolderProblems(folder)).map(formatProblemPosition)).toEqual(['flags.jsonc:1:1 LM001'])
})

test('accepts settings files with comments, trailing commas and a byte-order mark', async () => {
  const folder = createBrokenMerchantFolder([])
  writeFileSync(join(folder, 'flags.jsonc'), '\uFEFF// mail alone\n{ /* on */ "MAILCEN": true, }\n')
  expect((await merchantOf(folder)).flags).toEqual(['mailCentre'])
})

test('reports exactly two problems when a settings file has two syntax errors', async () => {
  const folder = createBrokenMerchantFolder([
    ['merchant.jsonc', '"aurora01",', '"aurora01'],
    ['merchant.jsonc', '"minimumAge": 18,', '"minimumAge": 18'],
  ])
  expect((await readMerchantFolderProblems(folder)).map(formatProblemPosition)).toEqual([
    'merchant.jsonc:3:11 LM002',
    'merchant.jsonc:12:3 LM002',
  ])
})

test('reports the problems of all settings files even when one of the files cannot be parsed', async () => {
  const folder = createBrokenMerchantFolder([
    ['merchant.jsonc', '"aurora01t"', '"aurora01"'],
    ['cdn.jsonc', '"apiBase": ""', '"apiBase" ""'],
  ])
  expect((await readMerchantFolderProblems(folder)).map(({ code }) => code)).toEqual(['LM002', 'LM030'])
})

const keys = {
  private: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
  short: generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ type: 'spki', format: 'pem' }),
  curve: generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' }),
}

test.each([
  ['private', /private key/],
  ['short', /1024 bits/],
  ['curve', /not RSA/],
] as const)('refuses an encryption key that is not a long public RSA key: %s', async (kind, says) => {
  const folder = createBrokenMerchantFolder([])
  writeFileSync(join(folder, 'encryption-key.pem'), keys[kind])
  const problems = await readMerchantFolderProblems(folder)
  expect(problems.map(formatProblemPosition)).toEqual(['merchant.jsonc:16:20 LM020'])
  expect(problems[0]?.message).toMatch(says)
})

test.each(['../kite/assets/licence.svg', 'assets/../../kite/assets/licence.svg', '/etc/hostname'])(
  'refuses a path to an existing asset outside the folder: %s',
  { tags: ['M6'] },
  async (path) => {
    const root = createTemporaryFolder()
    // The merchant folder `kite` contains the file to which the path leads.
    createBrokenMerchantFolder([], 'kite', root)
    const problems = await readMerchantFolderProblems(
      createBrokenMerchantFolder([['merchant.jsonc', '"assets/licence.svg"', JSON.stringify(path)]], 'acme', root),
    )
    expect(problems.map(({ code, file }) => [code, file.split('/').pop()])).toEqual([['LM010', 'merchant.jsonc']])
    expect(JSON.stringify(problems)).toContain('image')
  },
)

test('refuses %2F in the path of an asset instead of decoding it to a slash', { tags: ['M6'] }, async () => {
  const problems = await readMerchantFolderProblems(
    createBrokenMerchantFolder([['merchant.jsonc', '"assets/licence.svg"', '"assets/..%2Flogo.svg"']]),
  )
  expect(problems.map(({ file }) => file.split('/').pop())).toEqual(['merchant.jsonc'])
})

test('control: accepts the path of an asset inside the merchant folder', { tags: ['M6-control'] }, async () => {
  expect(await readMerchantFolderProblems(createBrokenMerchantFolder([]))).toEqual([])
})

test(
  'refuses an asset that is a symbolic link to a file outside of the merchant folder',
  { tags: ['M6'] },
  async () => {
    const folder = createBrokenMerchantFolder([])
    rmSync(join(folder, 'assets/logo.svg'))
    symlinkSync(join(VALID_MERCHANT_FOLDER_PATH, 'assets/logo.svg'), join(folder, 'assets/logo.svg'))
    expect((await readMerchantFolderProblems(folder)).map(formatProblemPosition)).toEqual(['logo.svg:1:1 LM010'])
  },
)

test.each([
  ['a GIF with the name of a PNG', 'assets/icon-192.png', Buffer.from('GIF89a'), /not PNG/],
  ['an image of the wrong size', 'assets/icon-192.png', 'assets/icon-512.png', /512 x 512/],
  [
    'an image of too many bytes',
    'assets/hero.webp',
    Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), Buffer.alloc(20_000)]),
    /bytes/,
  ],
])('refuses an asset that is %s', async (_, path, content, says) => {
  const folder = createBrokenMerchantFolder([])
  if (typeof content === 'string') cpSync(join(VALID_MERCHANT_FOLDER_PATH, content), join(folder, path))
  else writeFileSync(join(folder, path), content)
  const problems = await readMerchantFolderProblems(folder)
  expect(problems.map(({ file, code }) => `${file.split('/').pop()} ${code}`)).toEqual([
    `${path.split('/').pop()} LM012`,
  ])
  expect(problems[0]?.message).toMatch(says)
})

test('refuses a theme that uses more than two font files', async () => {
  const folder = createBrokenMerchantFolder([
    [
      'theme.jsonc',
      '"fonts": {',
      '"fonts": { "text": { "family": "B", "file": "assets/fonts/b.woff2", "weight": "400" },',
    ],
  ])
  cpSync(
    join(VALID_MERCHANT_FOLDER_PATH, '../trevo/assets/fonts/nunito-800.woff2'),
    join(folder, 'assets/fonts/b.woff2'),
  )
  expect(await readMerchantFolderProblems(folder)).toEqual([])
  const third = '"digits": { "family": "Bodoni Moda", "file": "assets/fonts/c.woff2"'
  const more = createBrokenMerchantFolder([
    [
      'theme.jsonc',
      '"fonts": {',
      '"fonts": { "text": { "family": "B", "file": "assets/fonts/b.woff2", "weight": "400" },',
    ],
    ['theme.jsonc', '"digits": { "family": "Bodoni Moda", "file": "assets/fonts/bodoni-moda-600.woff2"', third],
  ])
  for (const name of ['b', 'c'])
    cpSync(
      join(VALID_MERCHANT_FOLDER_PATH, '../trevo/assets/fonts/nunito-800.woff2'),
      join(more, `assets/fonts/${name}.woff2`),
    )
  expect((await readMerchantFolderProblems(more)).map(formatProblemPosition)).toEqual(['theme.jsonc:9:3 LM014'])
})

test('refuses a merchant’s own text when its id is unknown or its placeholders differ from the product’s', async () => {
  const folder = createBrokenMerchantFolder([])
  mkdirSync(join(folder, 'messages'))
  writeFileSync(
    join(folder, 'messages/PT.json'),
    '{\n  "core.home": "Casa",\n  "core.hom": "Casa",\n  "core.hello": "Olá",\n  "core.x": 3\n}',
  )
  writeFileSync(join(folder, 'messages/DE.json'), '{}')
  const problems = await readMerchantFolderProblems(folder)
  expect(problems.map(formatProblemPosition)).toEqual([
    'DE.json:1:1 LM031',
    'PT.json:3:3 LM050',
    'PT.json:4:17 LM051',
    'PT.json:5:13 LM005',
  ])
  expect(problems[1]?.message).toContain('Did you mean "core.home"?')
  rmSync(join(folder, 'messages/DE.json'))
  writeFileSync(join(folder, 'messages/PT.json'), '{ "core.home": "Casa" }')
  const result = await readMerchant(folder, messageCheckOptionsFixture)
  expect(result.ok && result.merchant.messages).toEqual({ PT: { 'core.home': 'Casa' } })
})

test('reports a code or host of two merchants only in the folder that is later in the alphabet', async () => {
  const root = createTemporaryFolder()
  createBrokenMerchantFolder([], 'alpha', root)
  createBrokenMerchantFolder(
    [
      ['merchant.jsonc', '"aurora01"', '"beta01"'],
      ['merchant.jsonc', '["aurora.localhost"]', '["beta.localhost", "aurora.localhost"]'],
    ],
    'beta',
    root,
  )
  const { merchants, problems } = await readMerchants(root)
  expect(merchants.map(({ id }) => id)).toEqual(['alpha'])
  expect(problems.map(formatProblemPosition)).toEqual(['merchant.jsonc:5:16 LM032', 'merchant.jsonc:7:31 LM033'])
  expect(
    problems.every(({ file, message }) => file.endsWith('/beta/merchant.jsonc') && message.includes('"alpha"')),
  ).toBe(true)
  const only = await readMerchants(root, { only: ['beta'] })
  expect(only.problems).toHaveLength(2)
  // If only the first folder is read, the first folder gets the problem.
  const first = await readMerchants(root, { only: ['alpha'] })
  expect(first.merchants).toEqual([])
  expect(
    first.problems.every(({ file, message }) => file.endsWith('/alpha/merchant.jsonc') && message.includes('"beta"')),
  ).toBe(true)
  expect(first.problems.map(({ code }) => code)).toEqual(['LM032', 'LM033'])
})

test('refuses a merchant folder when its name is not a valid id', async () => {
  expect(
    (await readMerchantFolderProblems(createBrokenMerchantFolder([], 'My Brand'))).map(({ code }) => code),
  ).toEqual(['LM007'])
})

test('lists exactly those files of a merchant folder that the reader has read', async () => {
  const result = await readMerchant(VALID_MERCHANT_FOLDER_PATH, messageCheckOptionsFixture)
  const files = result.ok ? result.merchant.files.map(({ path }) => path) : []
  expect(files).toEqual([...files].sort())
  expect(files).toEqual(
    expect.arrayContaining([
      'merchant.jsonc',
      'flags.jsonc',
      'theme.jsonc',
      'cdn.jsonc',
      'encryption-key.pem',
      'assets/logo.svg',
    ]),
  )
  expect(files.filter((path) => path.startsWith('art/'))).toEqual([])
})

test.each(['PT-BR', 'UR-LA', 'KO'])(
  'refuses the language %s, for which the product has no dictionary',
  async (code) => {
    const folder = createBrokenMerchantFolder([['merchant.jsonc', '"offered": [', `"offered": ["${code}", `]])
    mkdirSync(join(folder, 'messages'))
    writeFileSync(join(folder, `messages/${code}.json`), '{}')
    expect((await readMerchantFolderProblems(folder)).map(({ message }) => message)).toEqual([
      `There is no dictionary for ${code}.`,
    ])
    const known = {
      ...messageCheckOptionsFixture,
      dictionaries: { ...messageCheckOptionsFixture.dictionaries, [code]: {} },
    }
    expect((await readMerchant(folder, known)).ok).toBe(true)
  },
)
