import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBuildTestSetup } from '../testing/createBuildTestSetup.ts'
import { escapeHtml } from './html.ts'
import { getHomeScreenName } from './createWebManifest.ts'

interface Listed {
  readonly src: string
  readonly sizes: string
  readonly purpose: string
}

test("writes a web manifest with the merchant's name, colours, icons, shortcuts and language", async () => {
  const { ids, build, edit, site } = createBuildTestSetup(2)
  edit(ids[1], 'merchant.jsonc', (text) => text.replace('"default": "PT"', '"default": "EN"'))
  await build()
  const [first, second] = ids.slice(0, 2).map((id) => {
    const read = (file: string) => readFileSync(join(site(id), file), 'utf8')
    return {
      id,
      read,
      manifest: JSON.parse(read('manifest.webmanifest')) as Record<string, string> & {
        icons: Listed[]
        shortcuts: { name: string; url: string; icons: Listed[] }[]
      },
    }
  })
  if (!first || !second) throw new Error('There are two sites.')
  expect(first.manifest).toMatchObject({
    id: '/m/home',
    start_url: '/m/home',
    scope: '/',
    display: 'standalone',
    name: 'Made 1',
    lang: 'pt',
    dir: 'ltr',
  })
  expect(first.manifest['description']).toMatch(/^Made 1: /)
  expect([first, second].map(({ manifest }) => manifest.shortcuts.map(({ name, url }) => `${name} ${url}`))).toEqual([
    ['Atendimento /m/service'],
    ['Customer service /m/service'],
  ])
  for (const { id, manifest } of [first, second]) {
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)])
      expect(existsSync(join(site(id), src)), src).toBe(true)
  }
  const page = first.read('index.html')
  expect(page).toContain(`<meta name="theme-color" content="${first.manifest['theme_color']}">`)
  expect(page).toMatch(/<link rel="apple-touch-icon" href="\/brand\/apple-touch-icon\.[\w-]{10}\.png">/)
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">')
})

test.each(['Ca$$h', '$&', "Bet$'s", '$`', '$1'])(
  'writes the merchant name %s with special characters unchanged into the title and the web manifest',
  { tags: ['B74'] },
  async (name) => {
    const { ids, build, edit, site } = createBuildTestSetup(1, true)
    const [id] = ids
    edit(id, 'merchant.jsonc', (text) => text.replace('"name": "Made 1"', () => `"name": ${JSON.stringify(name)}`))
    expect((await build()).refused).toEqual([])
    const manifest = JSON.parse(readFileSync(join(site(id), 'manifest.webmanifest'), 'utf8')) as Record<string, string>
    expect([manifest['name'], manifest['description']]).toEqual([name, expect.stringMatching(/: /)])
    expect(manifest['description']?.startsWith(`${name}: `)).toBe(true)
    expect(readFileSync(join(site(id), 'index.html'), 'utf8')).toContain(`<title>${escapeHtml(name)}: `)
  },
)

test(
  'control: changes a name with "$" when the name is passed to replaceAll as a text',
  { tags: ['B74-control'] },
  () => {
    expect(['Ca$$h', '$&'].map((name) => '{name}: games'.replaceAll('{name}', name))).toEqual([
      'Ca$h: games',
      '{name}: games',
    ])
  },
)

test.each([
  ['Aurora', undefined, 'Aurora'],
  ['Casa da Águia', undefined, 'Casa da'],
  ['Casa Águia 12', 'Águia', 'Águia'],
  ['Doze letrass', undefined, 'Doze letrass'],
  ['Entretenimentos do Brasil', undefined, 'Entretenimen'],
])('formats the merchant name %j with the short name %j as %j for the home-screen icon', (name, shortName, shown) => {
  expect(getHomeScreenName({ name, shortName })).toBe(shown)
})

test('uses the short name in merchant.jsonc, and refuses a short name that is too long', async () => {
  const { ids, build, edit, site } = createBuildTestSetup(1)
  const [id] = ids
  edit(id, 'merchant.jsonc', (text) =>
    text.replace('"name": "Made 1"', '"name": "The longest name of all brands", "shortName": "Longest"'),
  )
  await build()
  const manifest = () =>
    JSON.parse(readFileSync(join(site(id), 'manifest.webmanifest'), 'utf8')) as Record<string, string>
  expect(manifest()).toMatchObject({ name: 'The longest name of all brands', short_name: 'Longest' })
  edit(id, 'merchant.jsonc', (text) => text.replace('"Longest"', '"The longest of all"'))
  const { refused, problems } = await build()
  expect(refused).toEqual([id])
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'LM007 "shortName" has 18 letters, but only 12 are allowed.',
  ])
})
