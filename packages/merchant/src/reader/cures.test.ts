import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  createBrokenMerchantFolder,
  VALID_MERCHANT_FOLDER_PATH,
  type FolderEdit,
} from '../testing/createBrokenMerchantFolder.ts'
import { readMerchantFolderProblems } from '../testing/readMerchantFolderProblems.ts'
import { applyFixes, findUnusedFileWarnings } from './index.ts'

/** Replaces a text that must be in a file exactly once. */
function edit(folder: string, [file, from, to]: FolderEdit): void {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text.split(from)).toHaveLength(2)
  writeFileSync(
    join(folder, file),
    text.replace(from, () => to),
  )
}

/** Applies fixes until no problem has a fix, like `doctor --fix`. */
async function fix(folder: string): Promise<void> {
  for (let round = 0; round < 4; round++) {
    for (const { file, fix: change } of await readMerchantFolderProblems(folder)) {
      if (change === undefined) continue
      const path = join(folder, file.split('/').slice(2).join('/'))
      writeFileSync(path, applyFixes(readFileSync(path, 'utf8'), [change]))
    }
  }
}

const languages = '"languages": { "default": "PT", "offered": ["EN", "PT"] }'
const offered = '"offered": ["EN", "PT"]'
const brand = '"brand": "#e2b65c"'
const copyright = '"copyright": "© 2026 Aurora Entretenimento"'

interface Step {
  /** The wrong text that is written into the file. */
  readonly wrong: string
  readonly code: string
  /** The text that the problem's advice (`cure`) must contain. */
  readonly written: string
  /** The corrected text in the file. */
  readonly right: string
}

const step = (wrong: string, code: string, written: string, right = written): Step => ({ wrong, code, written, right })

const cases: readonly (readonly [what: string, file: string, good: string, steps: readonly Step[]])[] = [
  [
    'languages as one text',
    'merchant.jsonc',
    languages,
    [
      step(
        '"languages": "English; Portuguese"',
        'LM005',
        '{"default":"EN","offered":["EN","PT"]}',
        '"languages": {"default":"EN","offered":["EN","PT"]}',
      ),
    ],
  ],
  [
    'one language by its name',
    'merchant.jsonc',
    languages,
    [
      step(
        '"languages": "Portuguese"',
        'LM005',
        '{"default":"PT","offered":["PT"]}',
        '"languages": {"default":"PT","offered":["PT"]}',
      ),
    ],
  ],
  [
    'languages as a list',
    'merchant.jsonc',
    languages,
    [
      step(
        '"languages": ["português", "inglês"]',
        'LM005',
        '{"default":"PT","offered":["PT","EN"]}',
        '"languages": {"default":"PT","offered":["PT","EN"]}',
      ),
    ],
  ],
  [
    'offered languages as one text',
    'merchant.jsonc',
    offered,
    [step('"offered": "English and Portuguese"', 'LM005', '["EN", "PT"]', '"offered": ["EN", "PT"]')],
  ],
  [
    'two languages in one entry',
    'merchant.jsonc',
    offered,
    [step('"offered": ["English; Portuguese"]', 'LM007', '"EN", "PT"', '"offered": ["EN", "PT"]')],
  ],
  [
    'an offered language by its name',
    'merchant.jsonc',
    offered,
    [step('"offered": ["EN", "Portuguese (Brazil)"]', 'LM007', '"PT"', '"offered": ["EN", "PT"]')],
  ],
  [
    'a first language by its name',
    'merchant.jsonc',
    '"default": "PT"',
    [step('"default": "Portuguese"', 'LM007', '"PT"', '"default": "PT"')],
  ],
  [
    'two first languages',
    'merchant.jsonc',
    '"default": "PT"',
    [step('"default": "PT/EN"', 'LM007', '"PT"', '"default": "PT"')],
  ],
  [
    'a licence by the name of its language',
    'merchant.jsonc',
    '"PT": "Marca',
    [step('"Portuguese": "Marca', 'LM007', '"PT"', '"PT": "Marca')],
  ],
  [
    'hosts as one text',
    'merchant.jsonc',
    '["aurora.localhost"]',
    [step('"www.aurora.bet; aurora.bet"', 'LM005', '["www.aurora.bet", "aurora.bet"]')],
  ],
  [
    'a currency by its sign',
    'merchant.jsonc',
    '"currency": "BRL"',
    [step('"currency": "R$"', 'LM007', '"BRL"', '"currency": "BRL"')],
  ],
  [
    'a currency by its name',
    'merchant.jsonc',
    '"currency": "BRL"',
    [step('"currency": "Brazilian Real"', 'LM007', '"BRL"', '"currency": "BRL"')],
  ],
  [
    'a currency with its code',
    'merchant.jsonc',
    '"currency": "BRL"',
    [step('"currency": "R$ (BRL)"', 'LM007', '"BRL"', '"currency": "BRL"')],
  ],
  [
    'a time zone by hours and a capital',
    'merchant.jsonc',
    '"America/Sao_Paulo"',
    [step('"GMT-3 Brasília"', 'LM007', '"America/Sao_Paulo"')],
  ],
  [
    'a time zone by hours and a city',
    'merchant.jsonc',
    '"America/Sao_Paulo"',
    [step('"GMT+1 Berlin"', 'LM007', '"Europe/Berlin"')],
  ],
  ['a time zone by a country', 'merchant.jsonc', '"America/Sao_Paulo"', [step('"Malta"', 'LM007', '"Europe/Malta"')]],
  [
    'a time zone with an accent',
    'merchant.jsonc',
    '"America/Sao_Paulo"',
    [step('"America/São Paulo"', 'LM007', '"America/Sao_Paulo"')],
  ],
  [
    'a Pantone colour, then its RGB value',
    'theme.jsonc',
    brand,
    [
      step(
        '"brand": "PANTONE 7407 C"',
        'LM007',
        'which the brand guide lists next to it as "RGB" or "HEX"',
        '"brand": "R226 G182 B92"',
      ),
      step('"brand": "R226 G182 B92"', 'LM007', '"#e2b65c"', brand),
    ],
  ],
  [
    'a CMYK colour',
    'theme.jsonc',
    brand,
    [step('"brand": "C:0 M:19 Y:59 K:11 %"', 'LM007', '"#e3b85d"', '"brand": "#e3b85d"')],
  ],
  [
    'a code whose leading zeros a spreadsheet removed',
    'merchant.jsonc',
    '"code": "aurora01"',
    [step('"code": 42', 'LM005', 'with its leading zeros', '"code": "0042"')],
  ],
  [
    'a code with zeros and without quotes',
    'merchant.jsonc',
    '"code": "aurora01"',
    [step('"code": 0042', 'LM002', '"0042"', '"code": "0042"')],
  ],
  [
    'an age with a zero',
    'merchant.jsonc',
    '"minimumAge": 18',
    [
      step('"minimumAge": 018', 'LM002', '"018"', '"minimumAge": "018"'),
      step('"minimumAge": "018"', 'LM005', '18', '"minimumAge": 18'),
    ],
  ],
  [
    'a host with an umlaut',
    'merchant.jsonc',
    '"aurora.localhost"',
    [step('"www.müller.bet"', 'LM007', '"www.xn--mller-kva.bet"')],
  ],
  [
    'a text that continues on the next line',
    'merchant.jsonc',
    copyright,
    [step('"copyright": "© 2026\n    Aurora Entretenimento"', 'LM002', '"© 2026 Aurora Entretenimento"', copyright)],
  ],
  [
    'a text that ends two lines later',
    'merchant.jsonc',
    copyright,
    [
      step(
        '"copyright": "© 2026\r\nAurora\r\nEntretenimento\r\n"',
        'LM002',
        '"© 2026 Aurora Entretenimento"',
        copyright,
      ),
    ],
  ],
  [
    'a line break in a name',
    'merchant.jsonc',
    '"name": "Aurora"',
    [step('"name": "Aurora\\nBet"', 'LM007', '"Aurora Bet"', '"name": "Aurora Bet"')],
  ],
]

test.each(cases)(
  'reports no more problems after the author has followed the advice for the mistake: %s',
  async (_, file, good, steps) => {
    const [first] = steps
    const folder = createBrokenMerchantFolder([[file, good, first?.wrong ?? '']])
    for (const { wrong, code, written, right } of steps) {
      const problems = await readMerchantFolderProblems(folder)
      expect(problems.map((problem) => `${problem.code} ${problem.cure}`)).toEqual([expect.stringContaining(written)])
      expect(problems[0]?.code).toBe(code)
      edit(folder, [file, wrong, right])
    }
    expect(await readMerchantFolderProblems(folder)).toEqual([])
  },
)

test.each(cases)(
  'fixes the mistake completely with --fix, or leaves the file unchanged: %s',
  async (_, file, good, [first]) => {
    const folder = createBrokenMerchantFolder([[file, good, first?.wrong ?? '']])
    const [before] = await readMerchantFolderProblems(folder)
    await fix(folder)
    expect((await readMerchantFolderProblems(folder)).map(({ message }) => message)).toEqual(
      before?.fix === undefined ? [before?.message] : [],
    )
  },
)

test.each([
  ['merchant.jsonc', '"currency": "BRL"', '"currency": "$"'],
  ['merchant.jsonc', '"America/Sao_Paulo"', '"Middle Earth"'],
  ['merchant.jsonc', '"America/Sao_Paulo"', '"London or Berlin"'],
  ['merchant.jsonc', '["EN", "PT"]', '["Klingon", "PT"]'],
  ['theme.jsonc', brand, '"brand": "1002003"'],
  ['theme.jsonc', brand, '"brand": "300, 182, 92"'],
  ['theme.jsonc', brand, '"brand": "RAL 1004"'],
])('offers no fix in %s when %s is replaced by the ambiguous %s', async (file, good, wrong) => {
  expect(
    (await readMerchantFolderProblems(createBrokenMerchantFolder([[file, good, wrong]]))).map(
      ({ code, fix: change }) => [code, change],
    ),
  ).toEqual([['LM007', undefined]])
})

test.each([
  ['assets/Logo.SVG', 'Rename that to assets/logo.svg.'],
  ['Logo.SVG', 'Move that to assets/logo.svg.'],
])('advises to rename or move the logo, and not to remove it, when the logo is at %s', async (path, cure) => {
  const folder = createBrokenMerchantFolder([])
  renameSync(join(folder, 'assets/logo.svg'), join(folder, path))
  expect(
    (await readMerchantFolderProblems(folder)).map((problem) => `${problem.code} ${problem.message} ${problem.cure}`),
  ).toEqual([`LM011 "assets/logo.svg" does not exist, but "${path}" does. ${cure}`])
  expect(findUnusedFileWarnings(dirname(folder), ['acme'])).toEqual([])
  renameSync(join(folder, path), join(folder, 'assets/logo.svg'))
  expect(await readMerchantFolderProblems(folder)).toEqual([])
})

test('suggests the name logo.png for a PNG logo with a name in capitals', async () => {
  const folder = createBrokenMerchantFolder([])
  renameSync(join(folder, 'assets/logo.svg'), join(folder, 'assets/LOGO.png'))
  expect((await readMerchantFolderProblems(folder)).map(({ cure }) => cure)).toEqual([
    'Rename that to assets/logo.png.',
  ])
})

test('warns that the site will not contain assets/Logo.SVG when assets/logo.svg exists too', () => {
  const folder = createBrokenMerchantFolder([])
  writeFileSync(join(folder, 'assets/Logo.SVG'), '<svg/>')
  expect(findUnusedFileWarnings(dirname(folder), ['acme']).map(({ message }) => message)).toEqual([
    'No setting names "assets/Logo.SVG", so the site does not ship it.',
  ])
})

const pem = readFileSync(join(VALID_MERCHANT_FOLDER_PATH, 'encryption-key.pem'), 'utf8')
const letters = pem.replaceAll(/-----[A-Z ]+-----|\s/g, '')

test.each([
  ['quoted in a mail', pem.replaceAll(/^/gm, '> ')],
  ['between the lines of a mail', `Hello,\n\nhere is our key:\n\n${pem}\nBest regards\n`],
  ['on one line', pem.replaceAll('\n', ' ')],
  ['with other dashes and spaces', pem.replaceAll('-----', '–––––').replaceAll('\n', '\u00A0\n')],
  ['as a mail encodes it', pem.replaceAll('=', '=3D').replaceAll(/(.{40})/g, '$1=\r\n')],
  ['as a text of JSON', JSON.stringify(pem)],
  ['without its first and last line', letters],
])('rewrites a complete public key as plain PEM with --fix when the key is %s', async (_, text) => {
  const folder = createBrokenMerchantFolder([])
  writeFileSync(join(folder, 'encryption-key.pem'), text)
  const problems = await readMerchantFolderProblems(folder)
  expect(problems.map(({ file, code }) => `${file.split('/').at(-1)} ${code}`)).toEqual(['encryption-key.pem LM020'])
  await fix(folder)
  expect(await readMerchantFolderProblems(folder)).toEqual([])
  expect(readFileSync(join(folder, 'encryption-key.pem'), 'utf8')).toBe(pem)
})

test('offers no fix for a truncated public key', async () => {
  const folder = createBrokenMerchantFolder([])
  writeFileSync(
    join(folder, 'encryption-key.pem'),
    `> -----BEGIN PUBLIC KEY-----\n> ${letters.slice(0, 200)}\n> -----END PUBLIC KEY-----\n`,
  )
  expect(
    (await readMerchantFolderProblems(folder)).map(({ code, message, fix: change }) => [code, message, change]),
  ).toEqual([['LM020', 'The key cannot be read as PEM.', undefined]])
})
