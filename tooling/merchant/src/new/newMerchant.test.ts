import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { doctor } from '../doctor.ts'
import { places } from '../places.ts'
import { readTree } from '../testing/readTree.ts'
import { temporary } from '../testing/temporary.ts'
import { workshop } from '../testing/workshop.ts'
import { newMerchant, type NewOptions } from './newMerchant.ts'

const plain = (fill: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="${fill}" d="M0 0H120V40H0Z"/></svg>`

function place() {
  const shop = workshop(1)
  const { merchantsDir } = shop
  const run = async (argv: readonly string[], options: NewOptions = {}) => {
    const lines: string[] = []
    const code = await newMerchant(argv, { merchantsDir, print: (text) => lines.push(text), ask: null, now: () => new Date('2026-11-22'), ...options })
    return { code, text: lines.join('\n') }
  }
  const examine = async (id: string) => {
    const lines: string[] = []
    await doctor([id], { merchantsDir, print: (text) => lines.push(text) })
    return lines.join('\n')
  }
  const text = (id: string, path: string) => readFileSync(join(merchantsDir, id, path), 'utf8')
  const given = (name: string, content: string | Buffer) => {
    const path = join(temporary(), name)
    writeFileSync(path, content)
    return path
  }
  return { ...shop, run, examine, text, given }
}

const acme = ['acme', '--name', 'Águia Bet', '--brand', '#e4002b'] as const

test('a name and a colour make a folder with which nothing is wrong, and a whole site of it', async () => {
  const { run, examine, text, build, site } = place()
  const { code, text: said } = await run([...acme, '--owner', 'Ana <ana@aguia.example>', '--host', 'www.aguia.example'])
  expect([code, said]).toEqual([0, expect.stringMatching(/^Wrote merchants\/acme: 16 files\n[^]*preview acme/)])
  expect(await examine('acme')).toBe('1 merchant looked at: acme. Nothing to mend.')
  expect(text('acme', 'README.md')).toContain('| owner | Ana <ana@aguia.example> |\n| domains | acme.localhost, www.aguia.example |')
  expect(text('acme', 'assets/logo.svg')).toContain('<title>Águia Bet</title>')
  expect(await build({ only: ['acme'] })).toMatchObject({ stamped: ['acme'], refused: [], problems: [], faults: [] })
  const manifest = JSON.parse(readFileSync(join(site('acme'), 'manifest.webmanifest'), 'utf8')) as { name: string; icons: unknown[] }
  expect([manifest.name, manifest.icons.length]).toEqual(['Águia Bet', 3])
  expect(readFileSync(join(site('acme'), 'index.html'), 'utf8')).toContain('© 2026 Águia Bet')
})

test('the same is made of the same, in another root too', async () => {
  const [one, other] = [place(), place()]
  for (const { run } of [one, other]) await run(acme)
  expect(readTree(join(other.merchantsDir, 'acme'))).toEqual(readTree(join(one.merchantsDir, 'acme')))
})

test.each([
  ['a dark logo', '#101828', 'light'],
  ['a light logo', '#f5f5f5', 'dark'],
])('%s stands in the folder as it was given, on a ground on which it is seen', async (_, fill, mode) => {
  const { run, examine, text, given } = place()
  const svg = plain(fill)
  expect((await run(['acme', '--name', 'Acme', '--brand', '#7a6a55', '--logo', given('logo.svg', svg)])).code).toBe(0)
  expect(text('acme', 'assets/logo.svg')).toBe(svg)
  expect(text('acme', 'theme.jsonc')).toContain(`"mode": "${mode}"`)
  expect(await examine('acme')).toContain('Nothing to mend.')
})

test('a PNG of any size is a logo: small enough for the header, in the icons and in the site', async () => {
  const { run, examine, given, build, site, merchantsDir } = place()
  const png = await sharp(Buffer.from(plain('#0a7f5a')), { density: 1200 }).png().toBuffer()
  expect((await run(['acme', '--name', 'Acme', '--brand', '#0a7f5a', '--logo', given('logo.png', png)])).code).toBe(0)
  expect(await examine('acme')).toContain('Nothing to mend.')
  const { height } = await sharp(join(merchantsDir, 'acme/assets/logo.png')).metadata()
  expect(height).toBeLessThanOrEqual(84)
  const { data } = await sharp(join(merchantsDir, 'acme/assets/icon-512.png')).removeAlpha().extract({ left: 256, top: 256, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true })
  expect([...data].map((channel, at) => Math.abs(channel - (Buffer.from('0a7f5a', 'hex')[at] ?? 0)) <= 3)).toEqual([true, true, true])
  await build({ only: ['acme'] })
  expect([...readTree(site('acme')).keys()].some((path) => /^brand\/logo\.[\w-]{10}\.png$/.test(path))).toBe(true)
})

test('a colour that cannot be read in the wanted mode gives way to the nearest, and it is said', async () => {
  const { run, examine, text } = place()
  const { text: said } = await run(['acme', '--name', 'Acme', '--brand', '0B2D6B', '--mode', 'dark'])
  const written = /"brand": "(#[0-9a-f]{6})"/.exec(text('acme', 'theme.jsonc'))?.[1] ?? ''
  expect(said).toContain(`dark, ${written}, the nearest to #0b2d6b that can be read`)
  expect(await examine('acme')).toContain('Nothing to mend.')
})

test('--from takes over what a brand does, and nothing that it is known by', async () => {
  const { run, text, examine, merchantsDir } = place()
  expect((await run([...acme, '--from', 'made0001'])).code).toBe(0)
  const flags = (id: string) => [...text(id, 'flags.jsonc').matchAll(/"(\w+)": true/g)].map(([, name]) => name).sort()
  expect(flags('acme')).toEqual(flags('made0001'))
  expect(text('acme', 'theme.jsonc')).toMatch(/"tiles": "sharp"[^]*"lead": "LIVE"/)
  expect(text('acme', 'merchant.jsonc')).toContain('"market": "BR"')
  expect(text('acme', 'merchant.jsonc')).not.toMatch(/made|firebase|Aurora/)
  expect(existsSync(join(merchantsDir, 'acme/assets/fonts/LICENSE-bodoni-moda.txt'))).toBe(true)
  expect(await examine('acme')).toContain('Nothing to mend.')
})

test('a dry run names every file and writes none', async () => {
  const { run, merchantsDir } = place()
  const { code, text } = await run([...acme, '--dry-run'])
  expect(code).toBe(0)
  for (const path of ['merchant.jsonc', 'README.md', 'messages/PT.json', 'assets/icon-maskable.png', 'art/icon.svg']) expect(text).toContain(`  ${path}\n`)
  expect(readdirSync(merchantsDir)).toEqual(['made0001'])
})

test('whoever sits at the terminal is asked for what was not said, and for nothing else', async () => {
  const { run, text } = place()
  const questions: string[] = []
  const answers: Readonly<Record<string, string>> = { Name: 'Casa do Boto', Logo: '', Who: 'Ana', Domains: 'www.boto.example, boto.example' }
  const ask = (question: string) => {
    questions.push(question)
    return Promise.resolve(answers[/^\w+/.exec(question)?.[0] ?? ''] ?? '')
  }
  expect((await run(['--brand', '#0a7f5a'], { ask })).code).toBe(0)
  expect(questions.map((question) => question.split(/[ ,]/)[0])).toEqual(['Name', 'Logo', 'Who', 'Domains'])
  expect(text('casa-do-boto', 'merchant.jsonc')).toContain('"hosts": ["casa-do-boto.localhost", "www.boto.example", "boto.example"]')
})

test('an id is a name too, where nobody says another one', async () => {
  const { run, text } = place()
  const questions: string[] = []
  const ask = (question: string) => (questions.push(question), Promise.resolve(''))
  expect((await run(['casa-do-boto', '--brand', '#0a7f5a'], { ask })).text).toContain('name    Casa Do Boto')
  expect(questions[0]).toBe('Name, as players read it (empty: Casa Do Boto): ')
  expect((await run(['acme', '--brand', '#0a7f5a'])).code).toBe(0)
  expect([text('casa-do-boto', 'merchant.jsonc'), text('acme', 'merchant.jsonc')]).toEqual([expect.stringContaining('"name": "Casa Do Boto"'), expect.stringContaining('"name": "Acme"')])
})

test.each<readonly [string, readonly string[], readonly RegExp[]]>([
  ['an id without a colour', ['acme'], [/Say the brand colour/]],
  ['nothing said', [], [/Say the name/, /Say the brand colour/]],
  ['four mistakes', ['made0001', '--name', 'x'.repeat(41), '--brand', 'red', '--mode', 'dusk'], [/has 41 letters/, /already\. Say another id/, /"red" is not a colour/, /"dusk" is not a mode/]],
  ['a name without a letter', ['--name', '皇冠', '--brand', '#e4002b'], [/"" cannot be an id\. Say one/]],
  ["another's host and code", [...acme, '--host', 'made0001.localhost', '--code', 'made0001'], [/code "made0001" belongs to the merchant "made0001"/, /host "made0001\.localhost" belongs/]],
  ['nobody to begin from', [...acme, '--from', 'nobody'], [/no merchant "nobody" to begin from\. There are: made0001\./]],
  ['a file that is not there', [...acme, '--logo', '/nowhere/logo.svg', '--key', '/nowhere/key.pem'], [/no file \/nowhere\/logo\.svg/, /no file \/nowhere\/key\.pem/]],
  ['a host with a scheme', [...acme, '--host', 'https://www.acme.example'], [/merchants\/acme\/merchant\.jsonc:\d+:\d+ LM007 .*more than a host name/]],
  ['a picture of another kind', [...acme, '--logo', join(places.merchants, 'aurora/assets/hero.webp')], [/is not SVG or PNG/]],
])('%s is told at once, in sentences, and nothing is written', async (_, argv, says) => {
  const { run, merchantsDir } = place()
  const { code, text } = await run(argv)
  expect(code).toBe(1)
  for (const sentence of says) expect(text).toMatch(sentence)
  expect(text).toMatch(/\nNothing was written\.$/)
  expect(readdirSync(merchantsDir)).toEqual(['made0001'])
})

test('a logo that could run something is refused', async () => {
  const { run, given, merchantsDir } = place()
  const { code, text } = await run([...acme, '--logo', given('logo.svg', plain('#fff').replace('</svg>', '<script>alert(1)</script></svg>'))])
  expect([code, text]).toEqual([1, expect.stringContaining('has the element <script>')])
  expect(readdirSync(merchantsDir)).toEqual(['made0001'])
})

test('a new brand is shown at once where that is asked for: only when it was written', async () => {
  const { run, merchantsDir } = place()
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
  expect(await run(['acme', ...said], { start })).toMatchObject({ code: 7, text: expect.not.stringContaining('npm start') as string })
  expect((await run(['other', '--name', 'Other', '--brand', '#e4002b'], { start })).code).toBe(0)
  expect(starts).toBe(1)
})
