import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder } from '../testing/createBrokenMerchantFolder.ts'
import { readMerchantFolderProblems } from '../testing/readMerchantFolderProblems.ts'

/** Returns a chunk of a PNG, with the length and the checksum of its content. */
function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), content])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(content.length)
  numbers.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)])
}

/** Returns a PNG of a single colour with one bit per pixel, whose file is small at any width and height. */
function plainPng(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns a lossless WebP of 38 bytes whose header claims this width and height. */
function plainWebp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(38)
  bytes.write('RIFF')
  bytes.writeUInt32LE(30, 4)
  bytes.write('WEBPVP8L', 8)
  bytes.writeUInt32LE(17, 16)
  bytes[20] = 0x2f
  bytes.writeUInt32LE(width - 1 + (height - 1) * 2 ** 14, 21)
  return bytes
}

/** Returns the problems of a merchant folder with this logo. */
const withLogo = async (png: Buffer) => {
  const folder = createBrokenMerchantFolder([])
  rmSync(join(folder, 'assets/logo.svg'))
  writeFileSync(join(folder, 'assets/logo.png'), png)
  return (await readMerchantFolderProblems(folder)).map(({ code, message, cure }) => `${code} ${message} ${cure}`)
}
/** Returns the problems of a merchant folder with this licence seal. */
const withSeal = async (picture: Buffer, name: string) => {
  const folder = createBrokenMerchantFolder([['merchant.jsonc', 'assets/licence.svg', `assets/${name}`]])
  writeFileSync(join(folder, 'assets', name), picture)
  return (await readMerchantFolderProblems(folder)).map(({ code, message }) => `${code} ${message}`)
}

test.each([
  [9000, 9000],
  [2001, 20],
  [20, 2001],
])('refuses a logo of %i x %i pixels', { tags: ['B49'] }, async (width, height) => {
  expect(await withLogo(plainPng(width, height))).toEqual([
    `LM012 "assets/logo.png" is ${width} x ${height}. Make it 2000 pixels or less on each side.`,
  ])
})

test('refuses a licence seal with too many pixels, even when its file has few bytes', { tags: ['B49'] }, async () => {
  expect(await withSeal(plainWebp(16_383, 16_383), 'seal.webp')).toEqual(['LM012 "assets/seal.webp" is 16383 x 16383.'])
  expect(await withSeal(plainPng(9000, 9000), 'seal.png')).toEqual(['LM012 "assets/seal.png" is 9000 x 9000.'])
})

test(
  'control: accepts a logo and a licence seal when they have few enough pixels',
  { tags: ['B49-control'] },
  async () => {
    expect(plainPng(9000, 9000).length).toBeLessThan(12_000)
    expect(await withLogo(plainPng(2000, 2000))).toEqual([])
    expect(await withSeal(plainWebp(2000, 2000), 'seal.webp')).toEqual([])
    expect(await withSeal(plainPng(2000, 2000), 'seal.png')).toEqual([])
  },
)
