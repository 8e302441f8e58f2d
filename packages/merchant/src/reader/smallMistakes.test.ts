import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  createBrokenMerchantFolder,
  VALID_MERCHANT_FOLDER_PATH,
  type FolderEdit,
} from '../testing/createBrokenMerchantFolder.ts'
import { readMerchantFolderProblems } from '../testing/readMerchantFolderProblems.ts'
import { findUnusedFileWarnings } from './index.ts'

const problemsFor = async (...edits: FolderEdit[]) =>
  (await readMerchantFolderProblems(createBrokenMerchantFolder(edits))).map(({ code, message, cure, fix }) => ({
    code,
    said: `${message} ${cure}`,
    fix: fix?.text,
  }))
const pem = readFileSync(join(VALID_MERCHANT_FOLDER_PATH, 'encryption-key.pem'), 'utf8')
const pastedKeyMessage = 'This is the key itself. Put it into encryption-key.pem and write "encryption-key.pem" here.'

test.each([
  ['completely', pem],
  ['on one line', pem.replaceAll('\n', ' ')],
  ['as its letters only', pem.replaceAll(/-----[A-Z ]+-----|\s/g, '')],
])('explains where to put a public key when merchant.jsonc contains the key %s', async (_, key) => {
  const folder = createBrokenMerchantFolder([['merchant.jsonc', '"encryption-key.pem"', JSON.stringify(key)]])
  expect(
    (await readMerchantFolderProblems(folder)).map(({ code, message, cure }) => `${code} ${message} ${cure}`),
  ).toEqual([`LM020 ${pastedKeyMessage}`])
  expect(findUnusedFileWarnings(dirname(folder), ['acme'])).toEqual([])
})

test('refuses a private encryption key in merchant.jsonc', async () => {
  const [problem] = await problemsFor(['merchant.jsonc', '"encryption-key.pem"', '"-----BEGIN PRIVATE KEY-----MIIE"'])
  expect(problem).toMatchObject({ code: 'LM020', said: expect.stringContaining('This is a private key.') as string })
})

test.each([
  ['logo.jpg', 'logo.svg', 'A logo is SVG or PNG: export logo.jpg as one of them.'],
  ['logo.webp', 'logo.svg', 'A logo is SVG or PNG: export logo.webp as one of them.'],
  ['hero.png', 'hero.webp', 'A hero is WEBP: export hero.png as that.'],
])('reports the required image format when the folder has assets/%s instead of %s', async (given, right, says) => {
  const folder = createBrokenMerchantFolder([])
  renameSync(join(folder, 'assets', right), join(folder, 'assets', given))
  expect(
    (await readMerchantFolderProblems(folder)).map(({ code, message, cure }) => `${code} ${message} ${cure}`),
  ).toEqual([`LM011 "assets/${right}" does not exist, but "assets/${given}" does. ${says}`])
  expect(findUnusedFileWarnings(dirname(folder), ['acme'])).toEqual([])
})

test.each(['assets/logo.jpg', 'assets/logo.png', '.DS_Store', 'assets/Thumbs.db', 'assets/desktop.ini'])(
  'does not advise to name the unused file %s in a settings file',
  (path) => {
    const folder = createBrokenMerchantFolder([])
    writeFileSync(join(folder, path), 'x')
    const [warning, ...more] = findUnusedFileWarnings(dirname(folder), ['acme'])
    expect([warning?.code, warning?.cure.includes('name it'), more]).toEqual(['LM063', false, []])
  },
)

test.each(['', '  \n'])('reports a file as empty when its content is %j', async (content) => {
  const folder = createBrokenMerchantFolder([])
  mkdirSync(join(folder, 'messages'))
  for (const path of ['cdn.jsonc', 'messages/PT.json']) writeFileSync(join(folder, path), content)
  expect(
    (await readMerchantFolderProblems(folder)).map(
      ({ file, code, message, cure }) => `${file.split('/').at(-1)} ${code} ${message} ${cure}`,
    ),
  ).toEqual(
    ['cdn.jsonc', 'PT.json'].map(
      (name) => `${name} LM015 The file is empty. Save it again, or restore the last version that was complete.`,
    ),
  )
})

test.each([
  ['is empty', Buffer.from('')],
  ['is saved as UTF-16', Buffer.from(`\uFEFF${pem}`, 'utf16le')],
])('reports that the file of the encryption key %s', async (what, content) => {
  const folder = createBrokenMerchantFolder([])
  writeFileSync(join(folder, 'encryption-key.pem'), content)
  expect((await readMerchantFolderProblems(folder)).map(({ code, message }) => `${code} ${message}`)).toEqual([
    expect.stringMatching(new RegExp(`^LM020 .*${what}`)),
  ])
})

test.each([
  ['merchant.jsonc', '"aurora.localhost"', '"www.acme.bet "', '"www.acme.bet"'],
  ['merchant.jsonc', '"code": "aurora01"', '"code": " k7"', '"k7"'],
  ['cdn.jsonc', '"http://play.localhost:*"', '"https://play.acme.bet\u00A0"', '"https://play.acme.bet"'],
  ['merchant.jsonc', '"encryption-key.pem"', '"encryption-key.pem "', '"encryption-key.pem"'],
  [
    'merchant.jsonc',
    '"image": "assets/licence.svg"',
    '"image": "assets/licence.svg", "url": "https://www.acme.bet/?a|b "',
    '"https://www.acme.bet/?a|b"',
  ],
])('fixes spaces around a value in %s: %s', async (file, good, wrong, fix) => {
  expect(await problemsFor([file, good, wrong])).toMatchObject([
    { code: 'LM007', said: expect.stringContaining('has a blank before or after it') as string, fix },
  ])
})

test('suggests the key minimumAge in place of the unknown key age, but offers no fix', async () => {
  const problems = await problemsFor(['merchant.jsonc', '"minimumAge"', '"age"'])
  expect(problems).toEqual([
    {
      code: 'LM003',
      said: 'unknown key "age". Did you mean "minimumAge"? Correct the spelling, or remove it.',
      fix: undefined,
    },
  ])
})

test.each([
  ['cdn.jsonc', '"apiBase": ""', '"apiBase": "api"', /"https:\/\/api\.example\.net"\.$/],
  [
    'theme.jsonc',
    '"fonts": {',
    '"fonts": { "text": "assets/fonts/x.woff2",',
    /\{"family":"Marcellus","file":"assets\/fonts\/x\.woff2","weight":"700"/,
  ],
  [
    'theme.jsonc',
    '"fonts": {',
    '"fonts": { "text": "Arial",',
    /\{"family":"Marcellus","file":"assets\/fonts\/marcellus\.woff2","weight":"700"/,
  ],
])('shows an example when a value in %s is wrong: %s', async (file, good, wrong, says) => {
  const [problem] = await problemsFor([file, good, wrong])
  expect(problem?.said).toMatch(says)
})

test.each(['Pesos', 'pesos mexicanos', '$'])(
  'suggests the currency of the country in the time zone when the currency is "%s"',
  async (written) => {
    const [problem, ...more] = await problemsFor(
      ['merchant.jsonc', '"BRL"', JSON.stringify(written)],
      ['merchant.jsonc', 'America/Sao_Paulo', 'America/Mexico_City'],
      ['merchant.jsonc', '"market": "BR"', '"market": "none"'],
    )
    expect([problem?.said.includes('"MXN"'), problem?.fix, more]).toEqual([true, undefined, []])
  },
)

test.each([
  ['R$', 'BRL'],
  ['Mex$', 'MXN'],
  ['€', 'EUR'],
])('fixes the currency sign %s to the currency code %s in any time zone', async (sign, code) => {
  expect(await problemsFor(['merchant.jsonc', '"BRL"', JSON.stringify(sign)])).toMatchObject([{ fix: `"${code}"` }])
})

test.each([
  ['GMT-3 Brasília', 'America/Sao_Paulo'],
  ['GMT-5 Lima', 'America/Lima'],
])('suggests the time zone of the place that "%s" names', async (written, zone) => {
  const [problem, ...more] = await problemsFor(['merchant.jsonc', '"America/Sao_Paulo"', JSON.stringify(written)])
  expect([problem?.said, more]).toEqual([`"timeZone" is "${written}", which is not a time zone. Write "${zone}".`, []])
})
