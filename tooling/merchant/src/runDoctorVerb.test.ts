import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { expect, test } from 'vitest'
import { runDoctorVerb, type DoctorOptions } from './runDoctorVerb.ts'
import { generateMerchantFolders } from './generate.ts'
import { DEFAULT_PATHS } from './places.ts'

/**
 * Returns a folder of all merchants that contains only `acme`: a copy of a valid merchant folder in which one text is
 * replaced.
 */
function rootWith(file: string, from: string | RegExp, to: string): string {
  const root = join(createTemporaryFolder(), 'merchants')
  mkdirSync(root)
  cpSync(join(DEFAULT_PATHS.merchants, 'aurora'), join(root, 'acme'), { recursive: true })
  const path = join(root, 'acme', file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  return root
}

async function ask(argv: readonly string[], options: DoctorOptions = {}) {
  const lines: string[] = []
  const code = await runDoctorVerb(argv, { ...options, print: (text) => lines.push(text) })
  return { code, text: lines.join('\n') }
}

test('finds no mistake in the folders of the demo merchants', async () => {
  const { code, text } = await ask([])
  expect(text).toMatch(/^\d+ merchants checked: .*aurora.*trevo.*Nothing to fix\.$/)
  expect(code).toBe(0)
})

test('prints a problem with its position, its source line and how to correct it', async () => {
  const { code, text } = await ask([], { merchantsDir: rootWith('flags.jsonc', '"MAILCEN"', '"MAILSEN"') })
  expect(code).toBe(1)
  expect(text).toBe(
    [
      'merchants/acme/flags.jsonc:25:3 LM021 unknown flag "MAILSEN". Did you mean "MAILCEN"?',
      '  "MAILSEN": true,',
      '  Correct the spelling, or remove it.',
      '',
      '`npm run merchant -- doctor --fix` fixes one of these.',
      'More about each code: docs/doctor/LM021.md',
      '1 merchant checked: 1 problem.',
    ].join('\n'),
  )
})

test('prints how many mistakes --fix would fix, and no number when there are none', async () => {
  const root = rootWith('flags.jsonc', '"MAILCEN"', '"MAILSEN"')
  rmSync(join(root, 'acme/assets/icon-192.png'))
  const sentence = (text: string) => text.split('\n').filter((line) => line.includes('--fix'))
  expect(sentence((await ask(['acme'], { merchantsDir: root })).text)).toEqual([
    '`npm run merchant -- doctor acme --fix` fixes 2 of these.',
  ])
  expect((await ask(['acme', '--fix'], { merchantsDir: root })).code).toBe(0)
  rmSync(join(root, 'acme/assets/hero.webp'))
  const { code, text } = await ask([], { merchantsDir: root })
  expect([code, sentence(text)]).toEqual([1, []])
})

test('fixes mistakes with --fix that become visible only after earlier fixes', async () => {
  const root = rootWith('flags.jsonc', '"MAILCEN": true', '"MAILSEN" = "Yes"')
  writeFileSync(
    join(root, 'acme/theme.jsonc'),
    readFileSync(join(root, 'acme/theme.jsonc'), 'utf8').replace('"#e2b65c"', "'e2b65c'"),
  )
  writeFileSync(
    join(root, 'acme/merchant.jsonc'),
    readFileSync(join(root, 'acme/merchant.jsonc'), 'utf8').replace(
      '["aurora.localhost"]',
      '["https://Aurora.localhost/"]',
    ),
  )
  const { code, text } = await ask(['acme', '--fix'], { merchantsDir: root })
  expect(text).toContain('flags.jsonc:25:3 "MAILSEN" is now "MAILCEN"')
  expect(text).toContain('theme.jsonc:5:14 "e2b65c" is now "#e2b65c"')
  expect(text).toContain('["aurora.localhost"]'.slice(1, -1))
  expect([code, text.split('\n').filter((line) => / LM\d+ (?!Warning)/.test(line))]).toEqual([
    1,
    [expect.stringContaining('LM005 "MAILCEN" is a text.')],
  ])
})

test('prints the report as JSON with --json', async () => {
  const { code, text } = await ask(['acme', '--json'], {
    merchantsDir: rootWith('cdn.jsonc', '"/media/c"', '"/media/c/"'),
  })
  const report: unknown = JSON.parse(text)
  expect(code).toBe(1)
  expect(report).toMatchObject({
    ok: false,
    checked: ['acme'],
    problems: [{ file: 'merchants/acme/cdn.jsonc', line: 4, code: 'LM007' }],
    notChecked: [],
  })
})

test("validates the merchant's own texts and their placeholders against the product's texts", async () => {
  const root = rootWith('flags.jsonc', '"MAILCEN"', '"MAILCEN"')
  mkdirSync(join(root, 'acme/messages'))
  writeFileSync(join(root, 'acme/messages/PT.json'), '{ "core.home": "Casa {x}", "core.nothing": "?" }')
  const { code, text } = await ask([], { merchantsDir: root })
  expect(code).toBe(1)
  expect(text).toContain('merchants/acme/messages/PT.json:1:16 LM051')
  expect(text).toContain('merchants/acme/messages/PT.json:1:28 LM050')
})

test('reports a failure when a check could not run', async () => {
  const loadChecks = () => {
    throw new Error('no such file')
  }
  const { code, text } = await ask([], { loadChecks })
  expect(code).toBe(1)
  expect(text).toContain(
    "Languages and messages were not checked: the product's dictionaries cannot be read (no such file).",
  )
  expect(text).toContain('some checks could not run')
  expect(JSON.parse((await ask(['--json'], { loadChecks })).text)).toMatchObject({ ok: false, problems: [] })
})

test('warns of values that were copied from another merchant, but exits with 0', async () => {
  const root = join(createTemporaryFolder(), 'merchants')
  generateMerchantFolders(root, 2)
  const { code, text } = await ask(['made0001'], { merchantsDir: root })
  expect(code).toBe(0)
  expect(text).toMatch(
    /^merchants\/made0001\/merchant\.jsonc:\d+:\d+ LM060 Warning: The copyright ".+" .* "made0002"\.$/m,
  )
  expect(text).toMatch(/^merchants\/made0001\/assets\/logo\.svg:1:1 LM061 Warning: /m)
  expect(text).toMatch(/1 merchant checked: no problems, 7 warnings\.$/)
  expect(text).not.toContain('Nothing to fix')
  const report: unknown = JSON.parse((await ask(['--json'], { merchantsDir: root })).text)
  const warnings = Array.from({ length: 7 }, () => ({ code: expect.stringMatching(/^LM06[01]$/) as unknown }))
  expect(report).toMatchObject({ ok: true, problems: [], warnings })
  writeFileSync(join(root, 'made0001/flags.jsonc'), '{ "NOSUCH": true }')
  const both = await ask(['made0001'], { merchantsDir: root })
  expect([both.code, both.text.split('\n').at(-1)]).toEqual([1, '1 merchant checked: 1 problem, 8 warnings.'])
})

test.each([
  [
    'an unknown merchant',
    ['acmee'],
    () => rootWith('cdn.jsonc', 'a', 'a'),
    /There is no merchant "acmee"\. Did you mean "acme"\? The merchants are: acme\./,
  ],
  ['a missing folder of merchants', [], () => '/nowhere/merchants', /cannot be read/],
  ['an empty folder of merchants', [], createTemporaryFolder, /There is no merchant folder/],
])('exits with 1 and prints one sentence when the argument or the folder is wrong: %s', async (_, argv, root, says) => {
  const { code, text } = await ask(argv, { merchantsDir: root() })
  expect(code).toBe(1)
  expect(text).toMatch(says)
  expect(text.split('\n')).toHaveLength(1)
})

const block = (fill: string, width: number) => `<path fill="${fill}" d="M0 0H${width}V40H0Z"/>`

test.each([
  ['a dark word', block('#141d30', 120), 1],
  ['a light word', block('#ffffff', 120), 0],
  ['a small light sign next to a large dark word', block('#141d30', 120) + block('#ffffff', 12), 1],
])('warns of a logo on a dark page only when most of the logo is invisible: %s', async (_, drawing, warnings) => {
  const root = rootWith(
    'assets/logo.svg',
    /^[^]*$/,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${drawing}</svg>`,
  )
  const { code, text } = await ask(['acme'], { merchantsDir: root })
  expect([
    code,
    [...text.matchAll(/^merchants\/acme\/assets\/logo\.svg:1:1 LM065 Warning: \d+ % of /gm)].length,
  ]).toEqual([0, warnings])
})

test.each([
  ['an empty logo', 'assets/logo.svg', '', [], 'assets/logo.svg:1:1 LM012'],
  ['an empty logo', 'assets/logo.svg', '', ['--json'], '"LM012"'],
  ['an empty logo', 'assets/logo.svg', '', ['--fix'], 'assets/logo.svg:1:1 LM012'],
  ['a file that is not a logo', 'assets/logo.svg', '<svg viewBox="0 0 9 9"', [], 'LM01'],
  ['a theme of nested brackets', 'theme.jsonc', '['.repeat(20_000), [], 'theme.jsonc:1:101 LM002'],
  [
    'an empty drawing',
    'art/icon.svg',
    '',
    ['--fix'],
    'Not fixed: the icons of acme, from acme/art/icon.svg (Input Buffer is empty).',
  ],
])('checks the other merchant folders when one folder has %s (options: %s)', async (_, file, content, argv, says) => {
  const root = rootWith('cdn.jsonc', 'a', 'a')
  cpSync(join(DEFAULT_PATHS.merchants, 'kite'), join(root, 'kite'), { recursive: true })
  writeFileSync(join(root, 'kite/flags.jsonc'), '{ "NOSUCH": true }')
  writeFileSync(join(root, 'acme', file), content)
  rmSync(join(root, 'acme/assets/icon-192.png'))
  const { code, text } = await ask([...argv], { merchantsDir: root })
  expect(code).toBe(1)
  expect(text).toContain(says)
  expect(text).toContain('merchants/kite/flags.jsonc')
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(400)
})

test('prints the old and the new text of each fix', async () => {
  const root = rootWith('merchant.jsonc', '"minimumAge": 18,', '"minimumAge": 18')
  writeFileSync(join(root, 'acme/flags.jsonc'), '{ "MAILCEN" = yes; "REWCEN3": true }')
  const { text } = await ask(['--fix'], { merchantsDir: root })
  expect(text.split('\n').filter((line) => line.startsWith('Fixed: '))).toEqual([
    'Fixed: merchants/acme/flags.jsonc:1:13 "=" is now ":"',
    'Fixed: merchants/acme/merchant.jsonc:12:3 a missing "," was added in line 11 after: "minimumAge": 18',
    'Fixed: merchants/acme/flags.jsonc:1:15 yes is now true',
    'Fixed: merchants/acme/flags.jsonc:1:15 ";" is now ","',
  ])
})

test.each([
  [
    'a Word document with the name of a settings file',
    'flags.jsonc',
    Buffer.from('PK\x03\x04\x14\x00\x06\x00\x1b[2J\x9b2Jword/document.xml', 'latin1'),
    'The file is a Word document, not plain text.',
  ],
  [
    'a control character between two keys',
    'flags.jsonc',
    Buffer.from('{ "MAILCEN": true \x1b[2J }'),
    '"\\u001b" has no meaning here',
  ],
  [
    'a text that reverses its direction',
    'merchant.jsonc',
    Buffer.from('{ "name": "Acme", "\u202Eeman": 1 }'),
    '\\u202eeman',
  ],
  [
    'Latin-1 with a control character of a terminal',
    'merchant.jsonc',
    Buffer.from('{ "name": "A\xe7\xe3o \x9b2J" }', 'latin1'),
    'saved as Latin-1',
  ],
])('escapes control characters when printing %s', async (_, file, content, says) => {
  const root = rootWith('cdn.jsonc', 'a', 'a')
  writeFileSync(join(root, 'acme', file), content)
  const { text } = await ask([], { merchantsDir: root })
  expect(text).toContain(says)
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202A-\u202E]/u)
})

test('escapes control characters in the name of a file', async () => {
  const root = rootWith('cdn.jsonc', 'a', 'a')
  writeFileSync(join(root, 'acme/assets/\u001b[2Jlogo.svg'), '')
  const { text } = await ask([], { merchantsDir: root })
  expect(text).toContain('merchants/acme/assets/\\u001b[2Jlogo.svg:1:1 LM063')
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
})

test.each([
  ['in the list of merchants', ['acmee'], 'The merchants are: ac\\u001b[2Jme, acme.'],
  ['in a problem', ['ac\u001b[2Jme'], 'merchants/ac\\u001b[2Jme/merchant.jsonc:1:1 LM007'],
  ['in a drawn icon', ['--fix'], 'Drawn: ac\\u001b[2Jme/assets/icon-192.png'],
])('escapes control characters in the name of a folder %s', async (_, argv, says) => {
  const root = rootWith('cdn.jsonc', 'a', 'a')
  cpSync(join(root, 'acme'), join(root, 'ac\u001b[2Jme'), { recursive: true })
  rmSync(join(root, 'ac\u001b[2Jme/assets/icon-192.png'))
  const { text } = await ask(argv, { merchantsDir: root })
  expect(text).toContain(says)
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
})

test('escapes control characters in the output of --json', async () => {
  const { text } = await ask(['--json'], { merchantsDir: rootWith('merchant.jsonc', '"Aurora"', '"Aurora\u009b2J"') })
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
  expect(JSON.parse(text)).toMatchObject({
    problems: [{ source: expect.stringContaining('Aurora\u009b2J') as string }],
  })
})
