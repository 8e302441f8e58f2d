import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporary } from '@lobby/test-kit/temporary'
import { expect, test } from 'vitest'
import { doctor, type DoctorOptions } from './doctor.ts'
import { generateMerchants } from './generate.ts'
import { places } from './places.ts'

/** A root with one folder, `acme`, a copy of a sound one, in which a text is replaced. */
function rootWith(file: string, from: string | RegExp, to: string): string {
  const root = join(temporary(), 'merchants')
  mkdirSync(root)
  cpSync(join(places.merchants, 'aurora'), join(root, 'acme'), { recursive: true })
  const path = join(root, 'acme', file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  return root
}

async function ask(argv: readonly string[], options: DoctorOptions = {}) {
  const lines: string[] = []
  const code = await doctor(argv, { ...options, print: (text) => lines.push(text) })
  return { code, text: lines.join('\n') }
}

test('the folders of the product are sound', async () => {
  const { code, text } = await ask([])
  expect(text).toMatch(/^\d+ merchants looked at: .*aurora.*trevo.*Nothing to mend\.$/)
  expect(code).toBe(0)
})

test('a problem is told with its place, its line and its cure', async () => {
  const { code, text } = await ask([], { merchantsDir: rootWith('flags.jsonc', '"MAILCEN"', '"MAILSEN"') })
  expect(code).toBe(1)
  expect(text).toBe(
    [
      'merchants/acme/flags.jsonc:25:3 LM021 unknown flag "MAILSEN". Did you mean "MAILCEN"?',
      '  "MAILSEN": true,',
      '  Correct the spelling, or leave it out.',
      '',
      '`npm run merchant -- doctor --fix` mends one of these.',
      'More on each: docs/doctor/LM021.md',
      '1 merchant looked at: 1 problem.',
    ].join('\n'),
  )
})

test('what --fix would mend is counted: slips, and icons that are missing; nothing is said where there is none', async () => {
  const root = rootWith('flags.jsonc', '"MAILCEN"', '"MAILSEN"')
  rmSync(join(root, 'acme/assets/icon-192.png'))
  const sentence = (text: string) => text.split('\n').filter((line) => line.includes('--fix'))
  expect(sentence((await ask(['acme'], { merchantsDir: root })).text)).toEqual([
    '`npm run merchant -- doctor acme --fix` mends 2 of these.',
  ])
  expect((await ask(['acme', '--fix'], { merchantsDir: root })).code).toBe(0)
  rmSync(join(root, 'acme/assets/hero.webp'))
  const { code, text } = await ask([], { merchantsDir: root })
  expect([code, sentence(text)]).toEqual([1, []])
})

test('--fix looks again at what a mend brings to light, until nothing is left', async () => {
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

test('--json gives the same to a machine', async () => {
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

test("a folder's own words are held against the product's, placeholders and all", async () => {
  const root = rootWith('flags.jsonc', '"MAILCEN"', '"MAILCEN"')
  mkdirSync(join(root, 'acme/messages'))
  writeFileSync(join(root, 'acme/messages/PT.json'), '{ "core.home": "Casa {x}", "core.nothing": "?" }')
  const { code, text } = await ask([], { merchantsDir: root })
  expect(code).toBe(1)
  expect(text).toContain('merchants/acme/messages/PT.json:1:16 LM051')
  expect(text).toContain('merchants/acme/messages/PT.json:1:28 LM050')
})

test('it never says that all is well when a check could not run', async () => {
  const loadChecks = () => {
    throw new Error('no such file')
  }
  const { code, text } = await ask([], { loadChecks })
  expect(code).toBe(1)
  expect(text).toContain(
    "Languages and messages were not checked: the product's dictionaries cannot be read (no such file).",
  )
  expect(text).toContain('not everything could be checked')
  expect(JSON.parse((await ask(['--json'], { loadChecks })).text)).toMatchObject({ ok: false, problems: [] })
})

test('what is left of a copied brand is a warning, counted apart, and the exit code stays 0', async () => {
  const root = join(temporary(), 'merchants')
  generateMerchants(root, 2)
  const { code, text } = await ask(['made0001'], { merchantsDir: root })
  expect(code).toBe(0)
  expect(text).toMatch(
    /^merchants\/made0001\/merchant\.jsonc:\d+:\d+ LM060 Warning: The copyright ".+" .* "made0002" too\.$/m,
  )
  expect(text).toMatch(/^merchants\/made0001\/assets\/logo\.svg:1:1 LM061 Warning: /m)
  expect(text).toMatch(/1 merchant looked at: no problems, 7 warnings\.$/)
  expect(text).not.toContain('Nothing to mend')
  const report: unknown = JSON.parse((await ask(['--json'], { merchantsDir: root })).text)
  const warnings = Array.from({ length: 7 }, () => ({ code: expect.stringMatching(/^LM06[01]$/) as unknown }))
  expect(report).toMatchObject({ ok: true, problems: [], warnings })
  writeFileSync(join(root, 'made0001/flags.jsonc'), '{ "NOSUCH": true }')
  const both = await ask(['made0001'], { merchantsDir: root })
  expect([both.code, both.text.split('\n').at(-1)]).toEqual([1, '1 merchant looked at: 1 problem, 8 warnings.'])
})

test.each([
  [
    'an unknown merchant',
    ['acmee'],
    () => rootWith('cdn.jsonc', 'a', 'a'),
    /There is no merchant "acmee"\. Did you mean "acme"\? There are: acme\./,
  ],
  ['a root that is not there', [], () => '/nowhere/merchants', /cannot be read/],
  ['a root without folders', [], temporary, /There is no merchant folder/],
])('%s is one sentence and exit code 1', async (_, argv, root, says) => {
  const { code, text } = await ask(argv, { merchantsDir: root() })
  expect(code).toBe(1)
  expect(text).toMatch(says)
  expect(text.split('\n')).toHaveLength(1)
})

const block = (fill: string, width: number) => `<path fill="${fill}" d="M0 0H${width}V40H0Z"/>`

test.each([
  ['a dark word', block('#141d30', 120), 1],
  ['a light word', block('#ffffff', 120), 0],
  ['a small light sign beside a large dark word', block('#141d30', 120) + block('#ffffff', 12), 1],
])('%s on a dark page is seen or told', async (_, drawing, told) => {
  const root = rootWith(
    'assets/logo.svg',
    /^[^]*$/,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${drawing}</svg>`,
  )
  const { code, text } = await ask(['acme'], { merchantsDir: root })
  expect([
    code,
    [...text.matchAll(/^merchants\/acme\/assets\/logo\.svg:1:1 LM065 Warning: \d+ % of /gm)].length,
  ]).toEqual([0, told])
})

test.each([
  ['an empty logo', 'assets/logo.svg', '', [], 'assets/logo.svg:1:1 LM012'],
  ['an empty logo', 'assets/logo.svg', '', ['--json'], '"LM012"'],
  ['an empty logo', 'assets/logo.svg', '', ['--fix'], 'assets/logo.svg:1:1 LM012'],
  ['a logo that is none', 'assets/logo.svg', '<svg viewBox="0 0 9 9"', [], 'LM01'],
  ['a theme of brackets', 'theme.jsonc', '['.repeat(20_000), [], 'theme.jsonc:1:101 LM002'],
  [
    'an empty drawing',
    'art/icon.svg',
    '',
    ['--fix'],
    'Not mended: the icons of acme, from acme/art/icon.svg (Input Buffer is empty).',
  ],
])('%s in one folder (%s) takes nothing from the others', async (_, file, content, argv, says) => {
  const root = rootWith('cdn.jsonc', 'a', 'a')
  cpSync(join(places.merchants, 'kite'), join(root, 'kite'), { recursive: true })
  writeFileSync(join(root, 'kite/flags.jsonc'), '{ "NOSUCH": true }')
  writeFileSync(join(root, 'acme', file), content)
  rmSync(join(root, 'acme/assets/icon-192.png'))
  const { code, text } = await ask([...argv], { merchantsDir: root })
  expect(code).toBe(1)
  expect(text).toContain(says)
  expect(text).toContain('merchants/kite/flags.jsonc')
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(400)
})

test('--fix says what stood there, and of what was missing where it went', async () => {
  const root = rootWith('merchant.jsonc', '"minimumAge": 18,', '"minimumAge": 18')
  writeFileSync(join(root, 'acme/flags.jsonc'), '{ "MAILCEN" = yes; "REWCEN3": true }')
  const { text } = await ask(['--fix'], { merchantsDir: root })
  expect(text.split('\n').filter((line) => line.startsWith('Mended: '))).toEqual([
    'Mended: merchants/acme/flags.jsonc:1:13 "=" is now ":"',
    'Mended: merchants/acme/merchant.jsonc:12:3 a missing "," was put in, in line 11 behind: "minimumAge": 18',
    'Mended: merchants/acme/flags.jsonc:1:15 yes is now true',
    'Mended: merchants/acme/flags.jsonc:1:15 ";" is now ","',
  ])
})

test.each([
  [
    'a Word document under the name of a text',
    'flags.jsonc',
    Buffer.from('PK\x03\x04\x14\x00\x06\x00\x1b[2J\x9b2Jword/document.xml', 'latin1'),
    'The file is a Word document, and not plain text.',
  ],
  [
    'a control character between two keys',
    'flags.jsonc',
    Buffer.from('{ "MAILCEN": true \x1b[2J }'),
    '"\\u001b" has no meaning here',
  ],
  ['a text that is turned around', 'merchant.jsonc', Buffer.from('{ "name": "Acme", "\u202Eeman": 1 }'), '\\u202eeman'],
  [
    'Latin-1 with a control character of a terminal',
    'merchant.jsonc',
    Buffer.from('{ "name": "A\xe7\xe3o \x9b2J" }', 'latin1'),
    'saved as Latin-1',
  ],
])('%s reaches the terminal as plain characters', async (_, file, content, says) => {
  const root = rootWith('cdn.jsonc', 'a', 'a')
  writeFileSync(join(root, 'acme', file), content)
  const { text } = await ask([], { merchantsDir: root })
  expect(text).toContain(says)
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202A-\u202E]/u)
})

test('the name of a file reaches the terminal as plain characters', async () => {
  const root = rootWith('cdn.jsonc', 'a', 'a')
  writeFileSync(join(root, 'acme/assets/\u001b[2Jlogo.svg'), '')
  const { text } = await ask([], { merchantsDir: root })
  expect(text).toContain('merchants/acme/assets/\\u001b[2Jlogo.svg:1:1 LM063')
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
})

test.each([
  ['that is asked for by another name', ['acmee'], 'There are: ac\\u001b[2Jme, acme.'],
  ['that is looked at', ['ac\u001b[2Jme'], 'merchants/ac\\u001b[2Jme/merchant.jsonc:1:1 LM007'],
  ['that is drawn anew', ['--fix'], 'Drawn: ac\\u001b[2Jme/assets/icon-192.png'],
])('the name of a folder %s reaches the terminal as plain characters', async (_, argv, says) => {
  const root = rootWith('cdn.jsonc', 'a', 'a')
  cpSync(join(root, 'acme'), join(root, 'ac\u001b[2Jme'), { recursive: true })
  rmSync(join(root, 'ac\u001b[2Jme/assets/icon-192.png'))
  const { text } = await ask(argv, { merchantsDir: root })
  expect(text).toContain(says)
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
})

test('--json gives control characters by their numbers too', async () => {
  const { text } = await ask(['--json'], { merchantsDir: rootWith('merchant.jsonc', '"Aurora"', '"Aurora\u009b2J"') })
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
  expect(JSON.parse(text)).toMatchObject({
    problems: [{ source: expect.stringContaining('Aurora\u009b2J') as string }],
  })
})
