import { ICON_FILE_PATHS, findIconWarnings } from '@lobby/merchant/reader'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { runDoctorVerb } from '../runDoctorVerb.ts'
import { createBuildTestSetup } from '../testing/createBuildTestSetup.ts'
import { drawOutdatedIcons } from './drawOutdatedIcons.ts'

const red =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="#f00" d="M0 0H512V512H0Z"/><path fill="#fff" d="M64 64H448V448H64Z"/></svg>'

function folder() {
  const { merchantsDir, ids } = createBuildTestSetup(1)
  const dir = join(merchantsDir, ids[0])
  const codes = () =>
    findIconWarnings(merchantsDir, ids).map(({ code, file }) => `${code} ${file.slice(file.indexOf('assets'))}`)
  return { dir, codes, draw: (svg: string) => writeFileSync(join(dir, 'art/icon.svg'), svg) }
}

const pixel = async (file: string, at: number) => [
  ...(await sharp(file).removeAlpha().extract({ left: at, top: at, width: 1, height: 1 }).raw().toBuffer()),
]

test("finds no outdated icon in the product's own merchant folders", () => {
  const root = join(import.meta.dirname, '../../../../merchants')
  expect(findIconWarnings(root, ['aurora', 'kite', 'trevo'])).toEqual([])
})

test('warns of icons that are older than their drawing, and renders them again in every size', async () => {
  const { dir, codes, draw } = folder()
  expect(codes()).toEqual([])
  draw(red)
  expect(codes()).toEqual(ICON_FILE_PATHS.map((path) => `LM062 ${path}`))
  expect(await drawOutdatedIcons(dir)).toEqual(ICON_FILE_PATHS)
  expect(codes()).toEqual([])
  const sizes = await Promise.all(ICON_FILE_PATHS.map(async (path) => (await sharp(join(dir, path)).metadata()).width))
  expect(sizes).toEqual([192, 512, 512, 180])
  const [any, maskable] = ['assets/icon-512.png', 'assets/icon-maskable.png'].map((path) => join(dir, path)) as [
    string,
    string,
  ]
  expect(await Promise.all([pixel(any, 80), pixel(maskable, 80), pixel(maskable, 2), pixel(maskable, 256)])).toEqual([
    [255, 255, 255],
    [255, 0, 0],
    [255, 0, 0],
    [255, 255, 255],
  ])
})

test('renders a missing icon with the same bytes as before, but keeps an icon that a person made', async () => {
  const { dir, codes, draw } = folder()
  const file = join(dir, 'assets/icon-192.png')
  const drawn = async () => {
    rmSync(file)
    expect(await drawOutdatedIcons(dir)).toEqual(['assets/icon-192.png'])
    return readFileSync(file)
  }
  expect((await drawn()).equals(await drawn())).toBe(true)
  const byHand = await sharp({ create: { width: 192, height: 192, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  writeFileSync(file, byHand)
  draw(red)
  expect(codes()).not.toContain('LM062 assets/icon-192.png')
  expect(await drawOutdatedIcons(dir)).not.toContain('assets/icon-192.png')
  expect(readFileSync(file).equals(byHand)).toBe(true)
})

test('fills the margin of the maskable icon with the part of the drawing beyond its viewBox', async () => {
  const { dir, draw } = folder()
  draw(
    red
      .replace('<path fill="#fff" d="M64 64H448V448H64Z"/>', '<path fill="#00f" d="M-72 -72H442L-72 442Z"/>')
      .replace('M0 0H512V512H0Z', 'M-72 -72H584V584H-72Z'),
  )
  await drawOutdatedIcons(dir)
  const { data } = await sharp(join(dir, 'assets/icon-maskable.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const blueIn = (row: number) =>
    Array.from({ length: 512 }, (_, x) => (data[(row * 512 + x) * 3 + 2] ?? 0) > 127).filter(Boolean).length
  expect([0, 20, 56, 100, 300].map((row) => Math.round((blueIn(row) + row) / 4) * 4)).toEqual([400, 400, 400, 400, 400])
})

test('renders no icon when the merchant folder has no drawing', async () => {
  const { dir } = folder()
  rmSync(join(dir, 'art'), { recursive: true })
  expect(await drawOutdatedIcons(dir)).toEqual([])
})

test('renders missing icons only when the doctor runs with --fix', async () => {
  const { dir, draw } = folder()
  const merchantsDir = dirname(dir)
  const ask = async (...argv: string[]) => {
    const lines: string[] = []
    await runDoctorVerb(argv, { merchantsDir, print: (text) => lines.push(text) })
    return lines.join('\n')
  }
  draw(red)
  expect(await ask()).toMatch(
    /LM062 Warning: "assets\/icon-192\.png" was drawn before .*\n {2}Draw it again: npm run merchant -- doctor made0001 --fix/,
  )
  expect(await ask('--fix')).toMatch(/^Drawn: made0001\/assets\/icon-192\.png\n[^]*Nothing to fix\.$/)
})
