import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder } from '../testing/createBrokenMerchantFolder.ts'
import { formatProblemPosition, readMerchantFolderProblems } from '../testing/readMerchantFolderProblems.ts'

const cutInHalf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
const flipBit = (bytes: Buffer) => bytes.map((byte, index) => (index === bytes.length - 60 ? byte ^ 1 : byte))
const keepHeader = (bytes: Buffer) =>
  Buffer.concat([bytes.subarray(0, 4), Buffer.from([18, 0, 0, 0]), bytes.subarray(8, 30)])

test.each([
  [
    'hero.webp',
    'all after its first 40 bytes',
    (bytes: Buffer) => bytes.subarray(0, 40),
    /cannot be read as a picture: the file is cut off/,
  ],
  ['hero.webp', 'its second half', cutInHalf, /the file is cut off/],
  ['hero.webp', 'its last byte', (bytes: Buffer) => bytes.subarray(0, -1), /the file is cut off/],
  ['hero.webp', 'all after its header', keepHeader, /the file is cut off|has no pixels/],
  ['hero.webp', 'everything', () => '', /is empty/],
  [
    'icon-512.png',
    'all after its first 200 bytes',
    (bytes: Buffer) => bytes.subarray(0, 200),
    /cannot be read as a picture: the file is cut off/,
  ],
  ['icon-512.png', 'all after its signature', (bytes: Buffer) => bytes.subarray(0, 8), /the file is cut off/],
  ['icon-512.png', 'its last chunk', (bytes: Buffer) => bytes.subarray(0, -12), /the file is cut off/],
  ['icon-512.png', 'the value of one bit', flipBit, /its chunk \w{4} is damaged/],
  ['logo.svg', 'everything', () => '', /is empty/],
] as const)('reports %s as damaged when it lost %s', async (name, _, damage, says) => {
  const folder = createBrokenMerchantFolder([])
  const path = join(folder, 'assets', name)
  writeFileSync(path, damage(readFileSync(path)))
  const problems = await readMerchantFolderProblems(folder)
  expect(problems.map(formatProblemPosition)).toEqual([`${name}:1:1 LM012`])
  expect(problems[0]?.message).toMatch(says)
})

test('control: ignores data after the end of an image', async () => {
  const folder = createBrokenMerchantFolder([])
  for (const name of ['hero.webp', 'icon-512.png']) {
    const path = join(folder, 'assets', name)
    writeFileSync(path, Buffer.concat([readFileSync(path), Buffer.from('more')]))
  }
  expect(await readMerchantFolderProblems(folder)).toEqual([])
})

/**
 * Returns a PNG with an added chunk after its header. With `kind` `acTL`, the chunk declares that the PNG has two
 * frames.
 */
const addPngChunk = (bytes: Buffer, kind: string) => {
  const part = Buffer.concat([Buffer.from(kind, 'latin1'), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])])
  const length = Buffer.from([0, 0, 0, 8])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(part))
  return Buffer.concat([bytes.subarray(0, 33), length, part, sum, bytes.subarray(33)])
}
/**
 * Returns a WebP with an extended header before its pixels.
 * @param flags The feature bits of that header. The value 2 marks an animation.
 */
const addWebpHeader = (bytes: Buffer, flags: number) => {
  const part = Buffer.concat([
    Buffer.from('VP8X', 'latin1'),
    Buffer.from([10, 0, 0, 0, flags, 0, 0, 0, 0x4f, 0, 0, 0x4f, 0, 0]),
  ])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(bytes.readUInt32LE(4) + part.length)
  return Buffer.concat([bytes.subarray(0, 4), size, bytes.subarray(8, 12), part, bytes.subarray(12)])
}
const problemsWith = async (name: string, change: (bytes: Buffer) => Buffer) => {
  const folder = createBrokenMerchantFolder([])
  const path = join(folder, 'assets', name)
  writeFileSync(path, change(readFileSync(path)))
  return (await readMerchantFolderProblems(folder)).map(({ message }) => message)
}

test.each([
  ['icon-512.png', (bytes: Buffer) => addPngChunk(bytes, 'acTL')],
  ['hero.webp', (bytes: Buffer) => addWebpHeader(bytes, 2)],
] as const)('refuses the animated image %s', { tags: ['B103'] }, async (name, animate) => {
  expect(await problemsWith(name, animate)).toEqual([`"assets/${name}" is animated.`])
})

test.each([
  ['icon-512.png', (bytes: Buffer) => addPngChunk(bytes, 'tEXt')],
  ['hero.webp', (bytes: Buffer) => addWebpHeader(bytes, 0)],
] as const)(
  'control: does not report %s as animated when the added chunk or header does not mark an animation',
  { tags: ['B103-control'] },
  async (name, change) => {
    expect((await problemsWith(name, change)).filter((message) => message.includes('animated'))).toEqual([])
  },
)

const sizedSvg = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h1v1z"/></svg>`

test.each([
  ['viewBox="0 0 0.0001 100000"', '"assets/logo.svg" is 0.0001 x 100000.'],
  ['viewBox="0 0 210 10"', '"assets/logo.svg" is 210 x 10.'],
  ['width="0" height="0" viewBox="0 0 120 32"', 'The size of "assets/logo.svg" cannot be read.'],
  ['viewBox="0 0 120 32" height=" 0.0px"', 'The size of "assets/logo.svg" cannot be read.'],
])('refuses a logo whose size makes it invisible: %s', async (attributes, message) => {
  const folder = createBrokenMerchantFolder([])
  writeFileSync(join(folder, 'assets/logo.svg'), sizedSvg(attributes))
  expect(await readMerchantFolderProblems(folder)).toMatchObject([{ code: 'LM012', message }])
})

test.each(['viewBox="0 0 200 10"', 'width="0.5em" height="10%" viewBox="0 0 120 32"'])(
  'control: accepts a logo when its size is valid: %s',
  async (attributes) => {
    const folder = createBrokenMerchantFolder([])
    writeFileSync(join(folder, 'assets/logo.svg'), sizedSvg(attributes))
    expect(await readMerchantFolderProblems(folder)).toEqual([])
  },
)
