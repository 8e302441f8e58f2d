import { createHash, generateKeyPairSync } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DEFAULT_PATHS } from '../places.ts'
import { hashFilesOfFolder, readFilesOfFolder } from '../testing/readFilesOfFolder.ts'
import { createNewMerchantTestSetup, renderPlainLogo } from './testing/createNewMerchantTestSetup.ts'

/** Returns the problem codes in the output of the doctor. */
const codesIn = (output: string) => [...new Set([...output.matchAll(/\d LM\d+/g)].map(([code]) => code.slice(2)))]

const acme = ['acme', '--name', 'Águia Bet', '--brand', '#e4002b'] as const

test('creates from a name and a colour a merchant folder that builds a complete site', async () => {
  const { run, examine, text, build, site } = createNewMerchantTestSetup()
  const { code, text: said } = await run([
    ...acme,
    '--country',
    'BR',
    '--owner',
    'Ana <ana@aguia.example>',
    '--host',
    'www.aguia.example',
  ])
  expect([code, said]).toEqual([0, expect.stringMatching(/^Wrote merchants\/acme: 17 files\n[^]*preview acme/)])
  expect(await examine('acme')).toMatch(/^1 merchant checked: no problems, 4 warnings\.$/m)
  expect(text('acme', 'README.md')).toContain(
    '| owner | Ana <ana@aguia.example> |\n| domains | acme.localhost, www.aguia.example |',
  )
  expect(text('acme', 'assets/logo.svg')).toContain('<title>Águia Bet</title>')
  expect(await build({ only: ['acme'] })).toMatchObject({ stamped: ['acme'], refused: [], problems: [], faults: [] })
  const manifest = JSON.parse(readFileSync(join(site('acme'), 'manifest.webmanifest'), 'utf8')) as {
    name: string
    icons: unknown[]
  }
  expect([manifest.name, manifest.icons.length]).toEqual(['Águia Bet', 3])
  expect(readFileSync(join(site('acme'), 'index.html'), 'utf8')).toContain('© 2026 Águia Bet')
})

test('warns of each placeholder value in a new folder until a person replaces it', async () => {
  const { run, examine, text, merchantsDir } = createNewMerchantTestSetup()
  await run(acme)
  const output = await examine('acme')
  expect(
    [...output.matchAll(/acme\/(\S+):\d+:\d+ LM064 Warning: To be set: (.+)$/gm)].map(
      ([, file, what]) => `${file}: ${what}`,
    ),
  ).toEqual([
    'merchant.jsonc: both codes, as the platform assigned them.',
    'merchant.jsonc: the domains that players open.',
    'merchant.jsonc: the languages of the players, and the default one.',
    'merchant.jsonc: the time zone of the players.',
    'merchant.jsonc: the currency of the players.',
    'merchant.jsonc: the age that the law of the country requires, 18 or 21.',
    'merchant.jsonc: the licence of this brand, with its number and seal.',
    "merchant.jsonc: the public key of this merchant's platform, in that file; the current key is the sandbox's.",
    'cdn.jsonc: the hosts of pictures, games and customer service.',
    'README.md: who is responsible for this folder.',
  ])
  for (const file of ['merchant.jsonc', 'cdn.jsonc'])
    writeFileSync(join(merchantsDir, 'acme', file), text('acme', file).replace(/^ *\/\/ To be set.*\r?\n/gm, ''))
  writeFileSync(
    join(merchantsDir, 'acme/README.md'),
    text('acme', 'README.md').replace('To be set: who is responsible for this folder.', 'Ana'),
  )
  expect(await examine('acme')).toBe('1 merchant checked: acme. Nothing to fix.')
})

test('does not warn of values that were given on the command line', async () => {
  const { run, examine, given } = createNewMerchantTestSetup()
  const pem = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString()
  await run([
    ...acme,
    '--country',
    'Brazil',
    '--code',
    'k7',
    '--trial-code',
    'k7t',
    '--host',
    'www.acme.example',
    '--owner',
    'Ana',
    '--key',
    given('key.pem', pem),
  ])
  expect([...(await examine('acme')).matchAll(/Warning: To be set: (.+)$/gm)].map(([, what]) => what)).toEqual([
    'the licence of this brand, with its number and seal.',
    'the hosts of pictures, games and customer service.',
  ])
})

test('creates the same bytes from the same options in another directory', async () => {
  const [one, other] = [createNewMerchantTestSetup(), createNewMerchantTestSetup()]
  for (const { run } of [one, other]) await run(acme, { smallest: true })
  expect(hashFilesOfFolder(join(other.merchantsDir, 'acme'))).toEqual(hashFilesOfFolder(join(one.merchantsDir, 'acme')))
})

test.each([
  ['a dark logo', '#101828', 'light'],
  ['a light logo', '#f5f5f5', 'dark'],
])('chooses a page colour on which %s is visible', async (_, fill, mode) => {
  const { run, examine, text, given } = createNewMerchantTestSetup()
  const svg = renderPlainLogo(fill)
  expect((await run(['acme', '--name', 'Acme', '--brand', '#7a6a55', '--logo', given('logo.svg', svg)])).code).toBe(0)
  expect(text('acme', 'assets/logo.svg')).toBe(svg)
  expect(text('acme', 'theme.jsonc')).toContain(`"mode": "${mode}"`)
  expect(codesIn(await examine('acme'))).toEqual(['LM064'])
})

test('scales a large PNG logo down for the icons and the site', async () => {
  const { run, examine, given, build, site, merchantsDir } = createNewMerchantTestSetup()
  const png = await sharp(Buffer.from(renderPlainLogo('#0a7f5a').replace('120 40', '40 40')), { density: 1200 })
    .png()
    .toBuffer()
  expect((await run(['acme', '--name', 'Acme', '--brand', '#0a7f5a', '--logo', given('logo.png', png)])).code).toBe(0)
  expect(codesIn(await examine('acme'))).toEqual(['LM064'])
  const { height } = await sharp(join(merchantsDir, 'acme/assets/logo.png')).metadata()
  expect(height).toBeLessThanOrEqual(84)
  const { data } = await sharp(join(merchantsDir, 'acme/assets/icon-512.png'))
    .removeAlpha()
    .extract({ left: 256, top: 256, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data].map((channel, at) => Math.abs(channel - (Buffer.from('0a7f5a', 'hex')[at] ?? 0)) <= 3)).toEqual([
    true,
    true,
    true,
  ])
  await build({ only: ['acme'] })
  expect([...readFilesOfFolder(site('acme')).keys()].some((path) => /^brand\/logo\.[\w-]{10}\.png$/.test(path))).toBe(
    true,
  )
})

test('replaces a brand colour by the nearest readable colour when it is unreadable in the given theme mode', async () => {
  const { run, examine, text } = createNewMerchantTestSetup()
  const { text: said } = await run(['acme', '--name', 'Acme', '--brand', '0B2D6B', '--mode', 'dark'])
  const written = /"brand": "(#[0-9a-f]{6})"/.exec(text('acme', 'theme.jsonc'))?.[1] ?? ''
  expect(said).toContain(`dark, ${written}, the nearest readable colour to #0b2d6b`)
  expect(codesIn(await examine('acme'))).toEqual(['LM064'])
})

test('takes over the settings of another merchant with --from, but not its name, codes, hosts and pictures', async () => {
  const { run, text, examine, merchantsDir } = createNewMerchantTestSetup()
  expect(await run([...acme, '--from', 'made0001'])).toMatchObject({
    code: 0,
    text: expect.stringMatching(
      /flags +\d+, those of made0001 without (?:\w+LOGIN3(?: and )?)+, which need a "firebase"/,
    ) as string,
  })
  const flags = (id: string) => [...text(id, 'flags.jsonc').matchAll(/"(\w+)": true/g)].map(([, name]) => name).sort()
  expect(flags('acme')).toEqual(flags('made0001').filter((name) => !/^(?:GOOGLE|FACEBOOK)LOGIN3$/.test(name ?? '')))
  expect(text('acme', 'theme.jsonc')).toMatch(/"tiles": "sharp"[^]*"lead": "LIVE"/)
  expect(text('acme', 'merchant.jsonc')).toContain('"market": "BR"')
  expect(text('acme', 'merchant.jsonc').replace(/^ *\/\/.*$/gm, '')).not.toMatch(/made|firebase|Aurora/)
  expect(existsSync(join(merchantsDir, 'acme/assets/fonts/LICENSE-bodoni-moda.txt'))).toBe(true)
  expect(codesIn(await examine('acme'))).toEqual(['LM064'])
})

test('lists every file without writing when run with --dry-run', async () => {
  const { run, merchantsDir } = createNewMerchantTestSetup()
  const { code, text } = await run([...acme, '--dry-run'])
  expect(code).toBe(0)
  for (const path of ['merchant.jsonc', 'README.md', 'messages/PT.json', 'assets/icon-maskable.png', 'art/icon.svg'])
    expect(text).toContain(`  ${path}\n`)
  expect(readdirSync(merchantsDir)).toEqual(['made0001'])
})

test('asks only for required values that are missing on the command line', async () => {
  const { run, text } = createNewMerchantTestSetup()
  const questions: string[] = []
  const answers: Readonly<Record<string, string>> = {
    Name: 'Casa do Boto',
    Logo: '',
    Person: 'Ana',
    Domains: 'www.boto.example, boto.example',
  }
  const ask = (question: string) => {
    questions.push(question)
    return Promise.resolve(answers[/^\w+/.exec(question)?.[0] ?? ''] ?? '')
  }
  expect((await run(['--brand', '#0a7f5a'], { ask })).code).toBe(0)
  expect(questions.map((question) => question.split(/[ ,]/)[0])).toEqual([
    'Country',
    'Name',
    'Id',
    'Logo',
    'Person',
    'Domains',
  ])
  expect(text('casa-do-boto', 'merchant.jsonc')).toContain(
    '"hosts": ["casa-do-boto.localhost", "www.boto.example", "boto.example"]',
  )
})

test('derives the name of the merchant from the id by default', async () => {
  const { run, text } = createNewMerchantTestSetup()
  const questions: string[] = []
  const ask = (question: string) => (questions.push(question), Promise.resolve(''))
  expect((await run(['casa-do-boto', '--brand', '#0a7f5a'], { ask })).text).toContain('name    Casa Do Boto')
  expect(questions[1]).toBe('Name, as players see it (empty: Casa Do Boto): ')
  expect((await run(['acme', '--brand', '#0a7f5a'])).code).toBe(0)
  expect([text('casa-do-boto', 'merchant.jsonc'), text('acme', 'merchant.jsonc')]).toEqual([
    expect.stringContaining('"name": "Casa Do Boto"'),
    expect.stringContaining('"name": "Acme"'),
  ])
})

test.each<readonly [string, readonly string[], readonly RegExp[]]>([
  ['an id without a colour', ['acme'], [/Give the brand colour/]],
  ['no options', [], [/Give the name/, /Give the brand colour/]],
  [
    'four mistakes',
    ['made0001', '--name', 'x'.repeat(41), '--brand', 'reddish', '--mode', 'dusk'],
    [
      /^made0001: the merchant "made0001" already exists\. Use another id: made0001-2$/m,
      /^--name x+: it has 41 letters/m,
      /^--brand reddish: it is not a colour/m,
      /^--mode dusk: it is not a mode/m,
    ],
  ],
  [
    'a name without a letter',
    ['--name', '皇冠', '--brand', '#e4002b'],
    [/No id can be derived from the name "皇冠"\. Give one/],
  ],
  [
    'the host and code of another merchant',
    [...acme, '--host', 'made0001.localhost', '--code', 'made0001'],
    [
      /^--code made0001: it already belongs to the merchant "made0001"/m,
      /^--host made0001\.localhost: it already belongs/m,
    ],
  ],
  [
    'an unknown merchant for --from',
    [...acme, '--from', 'nobody'],
    [/^--from nobody: this merchant does not exist\. The merchants are: made0001\./m],
  ],
  ['a misspelt merchant for --from', [...acme, '--from', 'MADE001'], [/Did you mean "made0001"\?/]],
  [
    'missing files',
    [...acme, '--logo', '/nowhere/logo.svg', '--key', '/nowhere/key.pem'],
    [
      /^--logo \/nowhere\/logo\.svg: the file .* does not exist/m,
      /^--key \/nowhere\/key\.pem: the file .* does not exist/m,
    ],
  ],
  [
    'a folder in place of a file',
    [...acme, '--logo', DEFAULT_PATHS.merchants, '--key', DEFAULT_PATHS.merchants],
    [/^--logo .*: it is a folder/m, /^--key .*: it is a folder/m],
  ],
  [
    'a gradient end on which text is unreadable',
    [...acme, '--gradient', '#ffffff'],
    [/^--gradient #ffffff: it has too little contrast/m],
  ],
  [
    'a host with a scheme',
    [...acme, '--host', 'https://www.acme.example'],
    [/^--host https:\/\/www\.acme\.example: it is more than a host name/m],
  ],
  [
    'a picture of another kind',
    [...acme, '--logo', join(DEFAULT_PATHS.merchants, 'aurora/assets/hero.webp')],
    [/^--logo \S+hero\.webp: it is not SVG or PNG/m],
  ],
])('refuses invalid options in plain sentences and writes nothing: %s', async (_, argv, says) => {
  const { run, merchantsDir } = createNewMerchantTestSetup()
  const { code, text } = await run(argv)
  expect(code).toBe(1)
  for (const sentence of says) expect(text).toMatch(sentence)
  expect(text).toMatch(/\nNothing was written\.$/)
  expect(text, 'names no file that was never written').not.toContain('merchants/acme')
  expect(readdirSync(merchantsDir)).toEqual(['made0001'])
})

test.each([
  ['Zed Two', 'zed-two'],
  ['Zed', 'zed'],
  ['2acme', 'acme'],
  ['../evil', 'evil'],
  ['Made0001', 'made0001-2'],
])('refuses the id "%s" and suggests "%s", without errors about values derived from the id', async (id, slug) => {
  const { run } = createNewMerchantTestSetup()
  const { code, text } = await run([id, '--name', 'Zed', '--brand', '#e4002b'])
  expect([code, text]).toEqual([
    1,
    `${id}: it cannot be an id. Use small letters, digits and "-", beginning with a letter, at most 32. For ` +
      `example: ${slug}\nNothing was written.`,
  ])
})

test.each(['E4002B', '#E4002B', 'rgb(228 0 43)'])('accepts a brand colour written as %s', async (written) => {
  const { run, merchantsDir } = createNewMerchantTestSetup()
  expect((await run(['acme', '--name', 'Acme', '--brand', written])).code).toBe(0)
  expect(readFileSync(join(merchantsDir, 'acme/theme.jsonc'), 'utf8')).toContain('"brand": "#e4002b"')
})

test.each([
  [
    'a logo with a tag that is not closed',
    renderPlainLogo('#fff').replace('</svg>', '<g></svg>'),
    /^--logo \S+: it closes <svg>, which is not open here, in line 1\. Export it/,
  ],
  [
    'a truncated logo',
    renderPlainLogo('#fff').replace('</svg>', ''),
    /^--logo \S+: it never closes <svg>, in line 1\./,
  ],
])('refuses %s in one sentence and writes nothing', async (_, svg, sentence) => {
  const { run, given, merchantsDir } = createNewMerchantTestSetup()
  const { code, text } = await run([...acme, '--logo', given('logo.svg', svg)])
  expect(code).toBe(1)
  expect(text).toMatch(sentence)
  expect(text.split('\n')).toEqual([expect.any(String), 'Nothing was written.'])
  expect(readdirSync(merchantsDir)).toEqual(['made0001'])
})

test('refuses a PNG logo that cannot be made small enough and writes nothing', async () => {
  const { run, given, merchantsDir } = createNewMerchantTestSetup()
  const noise = createHash('shake256', { outputLength: 504 * 84 * 3 }).digest()
  const png = await sharp(noise, { raw: { width: 504, height: 84, channels: 3 } })
    .png()
    .toBuffer()
  const { text } = await run([...acme, '--logo', given('big.png', png)])
  expect(text).toMatch(/^--logo \S+big\.png: it has \d+ bytes even at its smallest size, but only 12000 are allowed/)
  expect(readdirSync(merchantsDir)).toEqual(['made0001'])
})

test('explains whether the logo, the brand colour or --mode determined the dark or light theme', async () => {
  const { run, given } = createNewMerchantTestSetup()
  const report = async (...more: readonly string[]) => (await run(['acme', '--dry-run', ...more])).text
  expect(await report('--brand', '#e4002b')).toContain('dark, because the brand colour is readable on it')
  expect(await report('--brand', '#e4002b', '--logo', given('logo.svg', renderPlainLogo('#101828')))).toContain(
    'light, because the logo is dark (9 % of white) and is easiest to see on it',
  )
  expect(await report('--brand', '#0b2d6b')).toContain(
    'light, because the brand colour is readable unchanged only on a light page',
  )
  expect(await report('--brand', '#0b2d6b', '--logo', given('logo.svg', renderPlainLogo('#f5f5f5')))).toContain(
    'light, because the logo is light (96 % of white), but the brand colour is readable unchanged only on a light page',
  )
  expect(await report('--brand', '#e4002b', '--mode', 'light')).toContain('light, because --mode requires')
})

test("warns in the report and the README of a new folder that uses the sandbox's encryption key", async () => {
  const { run, text, given, merchantsDir } = createNewMerchantTestSetup()
  const { publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  writeFileSync(join(merchantsDir, 'made0001/encryption-key.pem'), publicKey)
  expect((await run(acme)).text).toMatch(/key +the sandbox's: .*Before going live/)
  expect(text('acme', 'encryption-key.pem')).toBe(
    readFileSync(join(DEFAULT_PATHS.merchants, 'aurora/encryption-key.pem'), 'utf8'),
  )
  expect(text('acme', 'README.md')).toContain("`encryption-key.pem`: currently the sandbox's. Replace")
  expect((await run(['other', '--brand', '#e4002b', '--from', 'made0001'])).text).toMatch(
    /key +that of merchants\/made0001: .*Before going live/,
  )
  expect((await run(['own', '--brand', '#e4002b', '--key', given('key.pem', publicKey)])).text).toMatch(
    /key +as given$/m,
  )
  expect(text('own', 'README.md')).toContain('as it was given')
})

test('prints the next steps in aligned columns', async () => {
  const { run } = createNewMerchantTestSetup()
  const { text } = await run(acme)
  const steps = text.split('\n').filter((line) => line.startsWith('  npm '))
  expect(new Set(steps.map((line) => line.search(/(?<=\S {2,})\S/))).size).toBe(1)
  expect(text).toMatch(/npm start +shows it.*already running, stop it/)
})

test('repeats only the question whose answer was invalid', async () => {
  const { run, text } = createNewMerchantTestSetup()
  const answers: Readonly<Record<string, string[]>> = {
    Country: ['Atlantis', 'Portugal'],
    Name: ['', 'Boto'],
    Id: ['Boto 2', 'made0001', ''],
    Brand: ['reddish', '#0a7f5a'],
    Logo: ['/nowhere.svg', ''],
    Person: [''],
    Domains: ['https://x.example', 'x.example'],
  }
  const questions: string[] = []
  const ask = (question: string) => {
    questions.push(/^\w+/.exec(question)?.[0] ?? '')
    return Promise.resolve(answers[questions.at(-1) ?? '']?.shift() ?? '')
  }
  const { code, text: said } = await run([], { ask })
  expect(questions).toEqual([
    'Country',
    'Country',
    'Name',
    'Name',
    'Id',
    'Id',
    'Id',
    'Brand',
    'Brand',
    'Logo',
    'Logo',
    'Person',
    'Domains',
    'Domains',
  ])
  for (const why of [
    'not one of the known countries',
    'players see it',
    'For example: boto-2',
    'the merchant "made0001" already exists',
    'not a colour',
    'the file /nowhere.svg does not exist',
    'https://x.example: it is more than a host name',
  ])
    expect(said).toMatch(new RegExp(`^ {2}Invalid: .*${why}`, 'm'))
  expect([code, text('boto', 'merchant.jsonc')]).toEqual([
    0,
    expect.stringContaining('"hosts": ["boto.localhost", "x.example"]'),
  ])
})

test('refuses an invalid option before asking anything', async () => {
  const { run } = createNewMerchantTestSetup()
  const ask = () => Promise.reject(new Error('No question is expected.'))
  expect((await run(['--brand', 'reddish'], { ask })).text).toBe(
    '--brand reddish: it is not a colour. Write six hexadecimal digits after "#", for example ' +
      '"#e2b65c".\nNothing was written.',
  )
})

test('refuses a logo with a script', async () => {
  const { run, given, merchantsDir } = createNewMerchantTestSetup()
  const { code, text } = await run([
    ...acme,
    '--logo',
    given('logo.svg', renderPlainLogo('#fff').replace('</svg>', '<script>alert(1)</script></svg>')),
  ])
  expect([code, text]).toEqual([1, expect.stringContaining('has the element <script>')])
  expect(readdirSync(merchantsDir)).toEqual(['made0001'])
})

test('starts the sites with --start only after the folder was written', async () => {
  const { run, merchantsDir } = createNewMerchantTestSetup()
  let starts = 0
  const start = () => {
    starts++
    expect(readdirSync(merchantsDir)).toEqual(['acme', 'made0001'])
    return Promise.resolve(7)
  }
  const said = ['--name', 'Acme', '--brand', '#e4002b', '--start']
  expect((await run(['acme', ...said, '--dry-run'], { start })).code).toBe(0)
  expect((await run(['acme', '--start'], { start })).code).toBe(1)
  expect(starts).toBe(0)
  expect(await run(['acme', ...said], { start })).toMatchObject({
    code: 7,
    text: expect.not.stringContaining('npm start') as string,
  })
  expect((await run(['other', '--name', 'Other', '--brand', '#e4002b'], { start })).code).toBe(0)
  expect(starts).toBe(1)
})
