import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseByTestDepth } from '@lobby/test-kit/depth'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawHero } from './drawHero.ts'
import { measureLogo } from './measureLogo.ts'
import { createNewMerchantTestSetup } from './testing/createNewMerchantTestSetup.ts'

const wordmark = [
  'M120 20V80H150',
  'M165 20H200V80H165Z',
  'M215 20L232 80L250 20',
  'M265 80V20L300 80V20',
  'M320 20V80H360',
]
const letters = wordmark.map((d) => `<path d="${d}" fill="none" stroke="#0a7f5a" stroke-width="12"/>`).join('')
const svg = (inner: string, box = '0 0 400 100') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`
const disc = '<circle cx="50" cy="50" r="36" fill="#c01818"/>'

const measured = (text: string, [width, height]: readonly [number, number] = [400, 100]) =>
  measureLogo({ type: 'image/svg+xml', content: Buffer.from(text), width, height })

describe('measureLogo', () => {
  test('chooses no part of a wide logo for the icon when the logo has no separate mark', async () => {
    expect(await measured(svg(letters))).toMatchObject({ ratio: expect.closeTo(2.47, 1) as number, shown: null })
    expect(
      await measured(svg(`<path fill="#fff" d="M0 0H400V100H0Z"/>${disc}${letters}`)),
      'all of an opaque logo is ink',
    ).toMatchObject({ ratio: 4, shown: null })
  })

  test('does not treat the first letter of a logo as a separate mark when all gaps are about equally wide', async () => {
    const bars = [
      [0, 66],
      [75, 53],
      [134, 29],
      [168, 57],
      [229, 68],
    ]
      .map(([x, width]) => `<path d="M${x} 0h${width}v68h-${width}Z"/>`)
      .join('')
    expect(await measured(svg(bars, '0 0 300 68'), [300, 68])).toMatchObject({ shown: null, isMark: false })
  })

  test('chooses only the mark of a logo for the icon when a wide gap separates the mark from the name', async () => {
    const { shown, isMark } = await measured(svg(disc + letters))
    expect(isMark).toBe(true)
    expect([shown?.x, shown?.y, shown?.width, shown?.height].map((side) => Math.round((side ?? 0) / 4))).toEqual(
      [4, 4, 18, 18].map((side) => expect.closeTo(side, -0.5) as number),
    )
  })

  test('chooses the visible part of a logo for the icon, without transparent edges', async () => {
    const { shown, ratio } = await measured(svg(disc, '0 0 200 100'), [200, 100])
    expect([ratio, shown?.x, shown?.width]).toEqual([
      expect.closeTo(1, 1),
      expect.closeTo(14, -0.5),
      expect.closeTo(72, -0.5),
    ])
  })
})

/**
 * Finds the pixels of an icon that have a given colour. Returns their share of all pixels, and their horizontal middle
 * as a share of the icon's width.
 */
async function middleOf(file: string, [red, green, blue]: readonly [number, number, number]) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const xs = Array.from({ length: info.width * info.height }, (_, at) => at)
    .filter((at) => [red, green, blue].every((channel, index) => Math.abs(channel - (data[at * 3 + index] ?? 0)) < 24))
    .map((at) => at % info.width)
  return {
    count: xs.length / (info.width * info.height),
    middle: xs.reduce((sum, x) => sum + x, 0) / xs.length / info.width,
  }
}

test.each([
  [
    'wide',
    svg(letters),
    'the logo is 2.5 times as wide as high, so icons show a monogram; change their drawing in art/icon.svg',
  ],
  [
    'wide with a mark',
    svg(disc + letters),
    'the logo is 3.5 times as wide as high, so icons show only its mark; change their drawing in art/icon.svg',
  ],
  ['off-centre', svg(disc, '0 0 200 100'), 'icons   show the logo; change their drawing in art/icon.svg'],
])('centres the visible part of a logo in the icons when the logo is %s', async (_, logo, sentence) => {
  const { run, given, merchantsDir } = createNewMerchantTestSetup()
  const { text } = await run(['acme', '--name', 'Acme', '--brand', '#c01818', '--logo', given('logo.svg', logo)])
  expect(text.replace(/ {2,}/g, (gap) => gap)).toContain(sentence)
  const icon = (name: string) => join(merchantsDir, 'acme/assets', name)
  const { count, middle } = await middleOf(icon('icon-192.png'), [192, 24, 24])
  expect(count).toBeGreaterThan(0.2)
  expect(middle).toBeCloseTo(0.5, 1)
})

test('continues the light corner of an icon into the margin of the maskable icon', async () => {
  const { run, merchantsDir } = createNewMerchantTestSetup()
  for (const [index, brand] of chooseByTestDepth(
    ['#ffd400', '#14213d'],
    ['#ffd400', '#14213d', '#ff5ea8', '#000000'],
  ).entries()) {
    for (const mode of ['dark', 'light']) {
      const id = `m${index}${mode}`
      expect((await run([id, '--name', 'Nova', '--brand', brand, '--mode', mode])).code).toBe(0)
      const { data } = await sharp(join(merchantsDir, id, 'assets/icon-maskable.png'))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      // The position at which neighbouring pixels of a row differ most, before the letters begin.
      const edgeIn = (row: number) =>
        Array.from(
          { length: 505 },
          (_, x) => [Math.abs((data[row * 512 + x + 6] ?? 0) - (data[row * 512 + x] ?? 0)), x + 3] as const,
        ).reduce((best, one) => (one[0] > best[0] ? one : best))[1]
      for (const row of [4, 40, 90])
        expect(Math.abs(edgeIn(row) + row - 401), `${brand} ${mode}, row ${row}`).toBeLessThan(8)
    }
  }
})

test('draws the same hero picture each time for the same merchant id, within the size limit', async () => {
  const ink = {
    page: '#170f00',
    raised: '#3a2e00',
    text: '#ffffff',
    brand: '#ffd400',
    far: '#ffe98a',
    onBrand: '#1a1400',
  }
  const ids = Array.from({ length: 40 }, (_, at) => `brand-${at}`)
  const drawn = ids.map((id) => drawHero(id, ink))
  const shapes = new Set(
    drawn.map((text) => ['circle', 'path', 'rect', 'g'].map((name) => text.split(`<${name} `).length).join()),
  )
  expect(shapes.size).toBeGreaterThanOrEqual(5)
  expect(new Set(drawn).size).toBe(ids.length)
  expect(drawHero('brand-0', ink)).toBe(drawn[0])
  for (const text of drawn.slice(0, chooseByTestDepth(8, 40)))
    expect((await sharp(Buffer.from(text)).webp({ quality: 76 }).toBuffer()).byteLength).toBeLessThan(20_000)
})

test('draws a hero picture that does not contain the brand’s name', async () => {
  const { run, text } = createNewMerchantTestSetup()
  const { text: said } = await run(['acme', '--name', 'Acme', '--brand', '#e4002b'])
  expect(said).toMatch(/^ {2}hero +a scene in the brand's colours/m)
  expect(said).not.toContain('hero are drawn from it')
  expect(text('acme', 'art/hero.svg')).not.toContain('Acme')
})

test('prints the same warning as the doctor when the logo is invisible in the theme mode of --mode', async () => {
  const { run, examine, given } = createNewMerchantTestSetup()
  const white = svg(letters.replaceAll('#0a7f5a', '#ffffff'))
  const { text } = await run([
    'acme',
    '--name',
    'Acme',
    '--brand',
    '#6d28d9',
    '--mode',
    'light',
    '--logo',
    given('logo.svg', white),
  ])
  const [warning] = /LM065 Warning: .*$/m.exec(text) ?? ['']
  expect(warning).toMatch(/^LM065 Warning: 100 % of "assets\/logo\.svg" can hardly be seen on the page \(#\w+\)\. /)
  expect((await examine('acme')).replaceAll(/\n {2}/g, ' ')).toContain(warning)
  expect(
    (
      await run([
        'other',
        '--name',
        'Other',
        '--brand',
        '#6d28d9',
        '--mode',
        'dark',
        '--logo',
        given('logo.svg', white),
      ])
    ).text,
  ).not.toContain('LM065')
})

/** Returns a logo of letters as a PNG with an opaque background, because many merchants have such a file. */
const onGround = (ground: string, inner = letters) =>
  sharp(Buffer.from(svg(`<path fill="${ground}" d="M0 0H400V100H0Z"/>${inner}`)))
    .png({ palette: false })
    .toBuffer()

test('uses the background colour of an opaque logo as the page colour', async () => {
  const { run, examine, text, given } = createNewMerchantTestSetup()
  const { text: said } = await run([
    'acme',
    '--name',
    'Acme',
    '--brand',
    '#c01818',
    '--logo',
    given('logo.png', await onGround('#ffffff')),
  ])
  expect(said).toContain('light, because the logo has an opaque background, #ffffff, which is now the page')
  expect(said).not.toMatch(/LM065|LM070/)
  expect(text('acme', 'theme.jsonc')).toMatch(/"mode": "light",[^]*"page": "#ffffff"/)
  expect(await examine('acme')).not.toMatch(/LM065|LM070/)
})

test('suggests the opaque background of a logo as the page colour when the page has another colour', async () => {
  const { run, examine, text, given, merchantsDir } = createNewMerchantTestSetup()
  const { text: said } = await run([
    'acme',
    '--name',
    'Acme',
    '--brand',
    '#c01818',
    '--mode',
    'dark',
    '--logo',
    given('logo.png', await onGround('#ffffff')),
  ])
  expect(said).toMatch(
    /LM070 Warning: "assets\/logo\.png" has an opaque background \(#ffffff\), which looks like a box on the page \(#\w+\)\. Export the logo with a transparent background\. Or use its background as the page/,
  )
  expect(await examine('acme')).toContain('"mode": "light" and "page": "#ffffff".')
  const theme = text('acme', 'theme.jsonc')
    .replace('"mode": "dark"', '"mode": "light"')
    .replace(/"page": "#\w+"/, '"page": "#ffffff"')
  writeFileSync(join(merchantsDir, 'acme/theme.jsonc'), theme)
  expect(await examine('acme')).not.toMatch(/LM065|LM070/)
})

test.each([
  [
    'a background that cannot be a page colour',
    '#c01818',
    '<path fill="#ffffff" d="M60 20h300v60h-300Z"/>',
    /LM070 Warning: "assets\/logo\.svg" has an opaque background \(#c01818\).*Export the logo with a transparent background\.$/m,
  ],
  ['a transparent background', 'none', letters, /^(?![^]*LM070)/],
  [
    'corners of two colours',
    'none',
    '<path fill="#ffffff" d="M0 0H200V100H0Z"/><path fill="#c01818" d="M200 0H400V100H200Z"/>',
    /^(?![^]*LM070)/,
  ],
])(
  'warns of the background of a logo only when it is opaque and has one colour: %s',
  async (_, ground, inner, says) => {
    const { run, given } = createNewMerchantTestSetup()
    const { text } = await run([
      'acme',
      '--name',
      'Acme',
      '--brand',
      '#e2b65c',
      '--logo',
      given('logo.svg', svg(`<path fill="${ground}" d="M0 0H400V100H0Z"/>${inner}`)),
    ])
    expect(text).toMatch(says)
  },
)

test('leaves out signs such as "&", but no letters, when it draws a logo from the name', async () => {
  const { run, text, merchantsDir } = createNewMerchantTestSetup()
  const logoOf = async (id: string, name: string) => {
    await run([id, '--name', name, '--brand', '#e4002b'])
    return text(id, 'assets/logo.svg').replace(/<title>.*<\/title>/, '')
  }
  expect(await logoOf('odd', 'Noir "Club" | 7')).toBe(await logoOf('plain', 'Noir Club  7'))
  expect((await logoOf('other', 'Жара')).split('<path ').length).toBe(3)
  expect(await logoOf('ink', 'Ink')).toContain('<g ')
  expect(
    readFileSync(join(merchantsDir, 'odd/assets/icon-512.png')).equals(
      readFileSync(join(merchantsDir, 'plain/assets/icon-512.png')),
    ),
  ).toBe(true)
})

test('draws the name in a new logo in grey when the brand colour is grey', async () => {
  const { run, text } = createNewMerchantTestSetup()
  await run(['acme', '--name', 'Acme', '--brand', '#000000'])
  expect(
    [...text('acme', 'assets/logo.svg').matchAll(/stroke="#(\w\w)(\w\w)(\w\w)"/g)].every(
      ([, red, green, blue]) => red === green && green === blue,
    ),
  ).toBe(true)
})

/** A logo of letters that was cropped to the letters, so that they touch all four edges. */
const cropped =
  '<path fill="#c01818" d="M0 0h60v100h-60ZM90 0h60v100h-60ZM180 0h60v100h-60ZM270 0h60v100h-60ZM360 0h40v100h-40Z"/>'

test.each([
  [
    'whose letters touch its edges',
    'M0 0h40v100h-40ZM100 0h40v100h-40ZM200 0h40v100h-40ZM300 0h40v100h-40ZM380 0h20v100h-20Z',
  ],
  ['with a letter in each corner', 'M0 0h60v100h-60ZM340 0h60v100h-60Z'],
])('warns of the opaque background of a cropped logo %s', async (_, drawn) => {
  const { run, examine, given } = createNewMerchantTestSetup()
  const logo = await onGround('#ffffff', `<path fill="#c01818" d="${drawn}"/>`)
  const { text } = await run([
    'acme',
    '--name',
    'Acme',
    '--brand',
    '#c01818',
    '--mode',
    'dark',
    '--logo',
    given('logo.png', logo),
  ])
  expect(text).toMatch(/LM070 Warning: "assets\/logo\.png" has an opaque background \(#ffffff\)/)
  expect(await examine('acme')).toContain('LM070')
})

test('warns of the background of an opaque logo even when its coloured letters cover most of it', async () => {
  const { run, given } = createNewMerchantTestSetup()
  const coloured = ['#c01818', '#1848c0', '#18a048', '#7a18c0', '#e08a00', '#00808a', '#404040', '#c0187a'].map(
    (colour, index) => `<path fill="${colour}" d="M${index * 100 + 20} 0h60v100h-60Z"/>`,
  )
  const logo = await sharp(
    Buffer.from(svg(`<path fill="#ffffff" d="M0 0H800V100H0Z"/>${coloured.join('')}`, '0 0 800 100')),
  )
    .png({ palette: false })
    .toBuffer()
  const { text } = await run([
    'acme',
    '--name',
    'Acme',
    '--brand',
    '#c01818',
    '--mode',
    'dark',
    '--logo',
    given('logo.png', logo),
  ])
  expect(text).toMatch(/LM070 Warning: "assets\/logo\.png" has an opaque background \(#ffffff\)/)
})

test('control: does not warn of letters that touch the edges of a transparent logo', async () => {
  const { run, given } = createNewMerchantTestSetup()
  expect(
    (await run(['acme', '--name', 'Acme', '--brand', '#c01818', '--logo', given('logo.svg', svg(cropped))])).text,
  ).not.toContain('LM070')
})

test('refuses a completely transparent logo', async () => {
  const { run, examine, given, merchantsDir } = createNewMerchantTestSetup()
  const empty = await sharp({ create: { width: 200, height: 60, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  const { code, text } = await run(['acme', '--name', 'Acme', '--brand', '#c01818', '--logo', given('logo.png', empty)])
  expect([code, text]).toEqual([1, expect.stringContaining('the picture is empty: every pixel is transparent.')])
  writeFileSync(join(merchantsDir, 'made0001/assets/logo.svg'), svg('<path fill="none" d="M0 0H9V9Z"/>'))
  const output = await examine('made0001')
  expect(output).toMatch(/assets\/logo\.svg:1:1 LM012 "assets\/logo\.svg" is empty: every pixel is transparent\./)
  expect(output).toMatch(/1 problem\.$/)
})

test('reports that the icons show the initials of the name when the logo is too faint', async () => {
  const { run, given } = createNewMerchantTestSetup()
  const faint = svg('<path fill="#c01818" fill-opacity="0.1" d="M0 0H40V40H0Z"/>', '0 0 40 40')
  expect(
    (await run(['acme', '--name', 'Acme', '--brand', '#c01818', '--logo', given('logo.svg', faint)])).text,
  ).toMatch(/^ {2}icons +show the monogram;/m)
})
