import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '@lobby/merchant/reader'
import { expect, test } from 'vitest'
import { runDoctorVerb } from './runDoctorVerb.ts'
import { DEFAULT_PATHS } from './places.ts'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'

const sound = ['aurora', 'kite', 'trevo']

type Edit = readonly [file: string, from: string, to: string]

const edits: readonly Edit[] = [
  ['merchant.jsonc', '"aurora01t"', '"zeta01"'],
  ['merchant.jsonc', '"code": "aurora01"', '"code": "zeta01"'],
  ['merchant.jsonc', '"name": "Aurora"', '"name": ""'],
  [
    'merchant.jsonc',
    '["aurora.localhost"]',
    '["kite.localhost", "https://www.zeta.example", "Acme.example", "zeta.localhost", "zeta.localhost"]',
  ],
  ['merchant.jsonc', '"default": "PT", "offered": ["EN", "PT"]', '"default": "DE", "offered": ["EN", "PT", "FR"]'],
  ['merchant.jsonc', 'America/Sao_Paulo', 'Mars/Olympus'],
  ['merchant.jsonc', '"currency": "BRL",\n', ''],
  ['merchant.jsonc', '"minimumAge": 18', '"minimumAge": "18"'],
  ['merchant.jsonc', '© 2026 Aurora Entretenimento', 'TODO'],
  ['merchant.jsonc', '"assets/licence.svg"', '"../aurora/assets/licence.svg"'],
  ['merchant.jsonc', '"encryption-key.pem"', '"key.pem"'],
  ['merchant.jsonc', '"projectId": "demo-lobby"', '"projectId": "zeta-players"'],
  ['merchant.jsonc', '"demo-lobby-key"', '"key"'],
  ['merchant.jsonc', '"demo-lobby.firebaseapp.com"', '"https://zeta.firebaseapp.com"'],
  ['merchant.jsonc', '"market": "BR"', '"market": "BRASIL"'],
  ['flags.jsonc', '"MAILCEN": true', '"MAILSEN": true'],
  ['flags.jsonc', '"MEMCLUB3": true', '"MEMCLUB3": "yes"'],
  ['flags.jsonc', '"MOBILENUMREG3": true', '"MOBILENUMREG3": false'],
  ['flags.jsonc', '"PLYRBT": true', '"PLYRBT": true, "PLYRBT": false'],
  ['theme.jsonc', '"#e2b65c"', '"#30304f"'],
  ['theme.jsonc', '"#3ec8c0"', '"teal"'],
  ['theme.jsonc', '"radius"', '"radios"'],
  ['theme.jsonc', '"header": "centre"', '"header": "center"'],
  [
    'theme.jsonc',
    '"display": { "family": "Bodoni Moda", "file": "assets/fonts/bodoni-moda-600.woff2"',
    '"display": { "family": "Bodoni Moda", "file": "assets/fonts/bodoni.woff2"',
  ],
  [
    'theme.jsonc',
    '"digits": { "family": "Bodoni Moda", "file": "assets/fonts/bodoni-moda-600.woff2", "weight": "600"',
    '"digits": { "family": "Bodoni Moda", "file": "assets/fonts/bodoni-moda-600.woff2", "weight": 600',
  ],
  ['cdn.jsonc', '"apiBase": ""', '"apiBase": "http://api.zeta.example"'],
  ['cdn.jsonc', '["/media/a", "/media/b"]', '["/media/a/", "media"]'],
  ['cdn.jsonc', '"fallback"', '"falback"'],
  ['cdn.jsonc', '"http://play.localhost:*"', '"https://play.zeta.example/x"'],
  ['cdn.jsonc', '"http://service.localhost:*"', '"http://service.zeta.example"'],
]

/**
 * Creates a folder with all valid merchant folders, and with a copy of one merchant folder into which forty mistakes
 * are written.
 */
function createFortyMistakes(): string {
  const root = join(createTemporaryFolder(), 'merchants')
  for (const id of sound) cpSync(join(DEFAULT_PATHS.merchants, id), join(root, id), { recursive: true })
  cpSync(join(root, 'aurora'), join(root, 'zeta'), { recursive: true })
  const zeta = join(root, 'zeta')
  for (const [file, from, to] of edits) {
    const text = readFileSync(join(zeta, file), 'utf8')
    if (text.split(from).length !== 2) throw new Error(`"${from}" is not in ${file} exactly once.`)
    writeFileSync(join(zeta, file), text.replace(from, to))
  }
  // The copy gets its own licence, because a placeholder licence on a public host would be the forty-first mistake.
  writeFileSync(
    join(zeta, 'merchant.jsonc'),
    readFileSync(join(zeta, 'merchant.jsonc'), 'utf8')
      .replace(/Marca de demonstração[^"]*/, 'Licença 7')
      .replace(/Demonstration brand[^"]*/, 'Licence 7'),
  )
  for (const name of ['icon-512.png', 'icon-maskable.png', 'apple-touch-icon.png'])
    appendFileSync(join(zeta, 'assets', name), 'its own')
  cpSync(join(zeta, 'assets/apple-touch-icon.png'), join(zeta, 'assets/icon-192.png'))
  writeFileSync(
    join(zeta, 'assets/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>',
  )
  rmSync(join(zeta, 'assets/hero.webp'))
  writeFileSync(join(zeta, '.env'), 'SECRET=1')
  mkdirSync(join(zeta, 'messages'))
  writeFileSync(join(zeta, 'messages/PT.json'), '{\n  "core.homee": "Casa",\n  "core.signIn": "Entrar {name}"\n}')
  return root
}

async function ask(root: string, ...argv: string[]) {
  const lines: string[] = []
  const code = await runDoctorVerb([...argv, '--json'], { merchantsDir: root, print: (text) => lines.push(text) })
  const { problems, warnings } = JSON.parse(lines.join('')) as { problems: Problem[]; warnings: Problem[] }
  return { code, all: [...problems, ...warnings], problems }
}

const forty = [
  '.env:1:1 LM063',
  'assets/hero.webp:1:1 LM011',
  'assets/icon-192.png:1:1 LM012',
  'assets/logo.svg:1:1 LM013',
  'cdn.jsonc:3:14 LM007',
  'cdn.jsonc:4:25 LM007',
  'cdn.jsonc:4:38 LM007',
  'cdn.jsonc:4:48 LM003',
  'cdn.jsonc:5:19 LM007',
  'cdn.jsonc:6:22 LM007',
  'flags.jsonc:16:15 LM005',
  'flags.jsonc:24:19 LM006',
  'flags.jsonc:25:3 LM021',
  'flags.jsonc:8:3 LM022',
  'merchant.jsonc:10:19 LM005',
  'merchant.jsonc:11:16 LM008',
  'merchant.jsonc:13:14 LM010',
  'merchant.jsonc:15:20 LM011',
  'merchant.jsonc:19:15 LM007',
  'merchant.jsonc:1:1 LM004',
  'merchant.jsonc:20:19 LM007',
  'merchant.jsonc:21:17 LM023',
  'merchant.jsonc:24:13 LM005',
  'merchant.jsonc:5:16 LM030',
  'merchant.jsonc:6:11 LM007',
  'merchant.jsonc:7:13 LM033',
  'merchant.jsonc:7:31 LM007',
  'merchant.jsonc:7:59 LM007',
  'merchant.jsonc:7:93 LM033',
  'merchant.jsonc:8:29 LM031',
  'merchant.jsonc:8:59 LM031',
  'merchant.jsonc:9:15 LM007',
  'messages/PT.json:2:3 LM050',
  'messages/PT.json:3:18 LM051',
  'theme.jsonc:10:51 LM011',
  'theme.jsonc:11:98 LM005',
  'theme.jsonc:13:3 LM003',
  'theme.jsonc:14:25 LM005',
  'theme.jsonc:5:14 LM040',
  'theme.jsonc:7:15 LM007',
]

const placeOf = ({ file, line, column, code }: Problem) =>
  `${file.replace('merchants/zeta/', '')}:${line}:${column} ${code}`

test(
  'reports the position and the correction of forty different mistakes in one merchant folder',
  { tags: ['M2'] },
  async () => {
    const { code, all } = await ask(createFortyMistakes())
    expect(code).toBe(1)
    expect(all.map(placeOf).sort()).toEqual(forty)
    for (const { message, cure } of all) {
      expect([message, cure]).not.toContain('')
      expect(`${message} ${cure}`).not.toMatch(/invalid_|expected|regex|schema|undefined|\[object|at Object/i)
    }
  },
)

test('control: reports nothing when the folder with forty mistakes is absent', { tags: ['M2-control'] }, async () => {
  const root = createFortyMistakes()
  rmSync(join(root, 'zeta'), { recursive: true })
  expect(await ask(root)).toMatchObject({ code: 0, all: [] })
})

test('fixes only unambiguous mistakes, and causes no new ones, when run with --fix', async () => {
  const root = createFortyMistakes()
  const before = await ask(root)
  const after = await ask(root, '--fix')
  const fixed = before.all.filter(({ fix }) => fix !== undefined)
  expect(fixed.map(placeOf).sort()).toEqual([
    'cdn.jsonc:4:25 LM007',
    'cdn.jsonc:4:48 LM003',
    'cdn.jsonc:5:19 LM007',
    'flags.jsonc:25:3 LM021',
    'merchant.jsonc:10:19 LM005',
    'merchant.jsonc:20:19 LM007',
    'merchant.jsonc:7:31 LM007',
    'merchant.jsonc:7:59 LM007',
    'messages/PT.json:2:3 LM050',
    'theme.jsonc:11:98 LM005',
    'theme.jsonc:13:3 LM003',
    'theme.jsonc:14:25 LM005',
  ])
  const describeProblem = ({ file, code, message }: Problem) => `${file} ${code} ${message}`
  expect(after.all.map(describeProblem).sort()).toEqual(
    before.all
      .filter(({ fix }) => fix === undefined)
      .map(describeProblem)
      .sort(),
  )
  expect((await ask(root, '--fix')).all).toEqual(after.all)
})
